// Written by `npm run texts` from the names of the files in locales/en.
import "i18next";
import type abThinking from "./locales/en/ab-thinking.json";
import type abcards from "./locales/en/abcards.json";
import type account from "./locales/en/account.json";
import type admin from "./locales/en/admin.json";
import type backstage from "./locales/en/backstage.json";
import type canvasClash from "./locales/en/canvas-clash.json";
import type common from "./locales/en/common.json";
import type discord from "./locales/en/discord.json";
import type display from "./locales/en/display.json";
import type drawing from "./locales/en/drawing.json";
import type estimates from "./locales/en/estimates.json";
import type evening from "./locales/en/evening.json";
import type games from "./locales/en/games.json";
import type hideAndPeek from "./locales/en/hide-and-peek.json";
import type join from "./locales/en/join.json";
import type legal from "./locales/en/legal.json";
import type links from "./locales/en/links.json";
import type meta from "./locales/en/meta.json";
import type nearest from "./locales/en/nearest.json";
import type offline from "./locales/en/offline.json";
import type packs from "./locales/en/packs.json";
import type pages from "./locales/en/pages.json";
import type payment from "./locales/en/payment.json";
import type profile from "./locales/en/profile.json";
import type reel from "./locales/en/reel.json";
import type requip from "./locales/en/requip.json";
import type room from "./locales/en/room.json";
import type rpsShoot from "./locales/en/rps-shoot.json";
import type site from "./locales/en/site.json";
import type snapalts from "./locales/en/snapalts.json";
import type snaption from "./locales/en/snaption.json";
import type syncThink from "./locales/en/sync-think.json";
import type tools from "./locales/en/tools.json";
import type tv from "./locales/en/tv.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      "ab-thinking": typeof abThinking;
      abcards: typeof abcards;
      account: typeof account;
      admin: typeof admin;
      backstage: typeof backstage;
      "canvas-clash": typeof canvasClash;
      common: typeof common;
      discord: typeof discord;
      display: typeof display;
      drawing: typeof drawing;
      estimates: typeof estimates;
      evening: typeof evening;
      games: typeof games;
      "hide-and-peek": typeof hideAndPeek;
      join: typeof join;
      legal: typeof legal;
      links: typeof links;
      meta: typeof meta;
      nearest: typeof nearest;
      offline: typeof offline;
      packs: typeof packs;
      pages: typeof pages;
      payment: typeof payment;
      profile: typeof profile;
      reel: typeof reel;
      requip: typeof requip;
      room: typeof room;
      "rps-shoot": typeof rpsShoot;
      site: typeof site;
      snapalts: typeof snapalts;
      snaption: typeof snaption;
      "sync-think": typeof syncThink;
      tools: typeof tools;
      tv: typeof tv;
    };
  }
}
