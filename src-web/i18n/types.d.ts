import "i18next";
import type backstage from "./locales/en/backstage.json";
import type common from "./locales/en/common.json";
import type join from "./locales/en/join.json";
import type requip from "./locales/en/requip.json";
import type room from "./locales/en/room.json";
import type rps from "./locales/en/rps.json";
import type site from "./locales/en/site.json";
import type snapalts from "./locales/en/snapalts.json";
import type snaption from "./locales/en/snaption.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      backstage: typeof backstage;
      common: typeof common;
      join: typeof join;
      requip: typeof requip;
      room: typeof room;
      rps: typeof rps;
      site: typeof site;
      snapalts: typeof snapalts;
      snaption: typeof snaption;
    };
  }
}
