import "i18next";
import type account from "./locales/en/account.json";
import type admin from "./locales/en/admin.json";
import type common from "./locales/en/common.json";
import type join from "./locales/en/join.json";
import type packs from "./locales/en/packs.json";
import type payment from "./locales/en/payment.json";
import type profile from "./locales/en/profile.json";
import type room from "./locales/en/room.json";
import type rps from "./locales/en/rps.json";
import type site from "./locales/en/site.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      account: typeof account;
      admin: typeof admin;
      common: typeof common;
      join: typeof join;
      packs: typeof packs;
      payment: typeof payment;
      profile: typeof profile;
      room: typeof room;
      rps: typeof rps;
      site: typeof site;
    };
  }
}
