import "i18next";
import type ab from "./locales/en/ab.json";
import type abcards from "./locales/en/abcards.json";
import type account from "./locales/en/account.json";
import type admin from "./locales/en/admin.json";
import type backstage from "./locales/en/backstage.json";
import type canvas from "./locales/en/canvas.json";
import type common from "./locales/en/common.json";
import type display from "./locales/en/display.json";
import type drawing from "./locales/en/drawing.json";
import type estimates from "./locales/en/estimates.json";
import type evening from "./locales/en/evening.json";
import type hide from "./locales/en/hide.json";
import type join from "./locales/en/join.json";
import type links from "./locales/en/links.json";
import type nearest from "./locales/en/nearest.json";
import type packs from "./locales/en/packs.json";
import type payment from "./locales/en/payment.json";
import type profile from "./locales/en/profile.json";
import type reel from "./locales/en/reel.json";
import type requip from "./locales/en/requip.json";
import type room from "./locales/en/room.json";
import type rps from "./locales/en/rps.json";
import type site from "./locales/en/site.json";
import type snapalts from "./locales/en/snapalts.json";
import type snaption from "./locales/en/snaption.json";
import type sync from "./locales/en/sync.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      ab: typeof ab;
      abcards: typeof abcards;
      account: typeof account;
      admin: typeof admin;
      backstage: typeof backstage;
      canvas: typeof canvas;
      common: typeof common;
      display: typeof display;
      drawing: typeof drawing;
      estimates: typeof estimates;
      evening: typeof evening;
      hide: typeof hide;
      join: typeof join;
      links: typeof links;
      nearest: typeof nearest;
      packs: typeof packs;
      payment: typeof payment;
      profile: typeof profile;
      reel: typeof reel;
      requip: typeof requip;
      room: typeof room;
      rps: typeof rps;
      site: typeof site;
      snapalts: typeof snapalts;
      snaption: typeof snaption;
      sync: typeof sync;
    };
  }
}
