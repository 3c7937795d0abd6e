import "i18next";
import type canvas from "./locales/en/canvas.json";
import type common from "./locales/en/common.json";
import type drawing from "./locales/en/drawing.json";
import type join from "./locales/en/join.json";
import type room from "./locales/en/room.json";
import type rps from "./locales/en/rps.json";
import type site from "./locales/en/site.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      canvas: typeof canvas;
      common: typeof common;
      drawing: typeof drawing;
      join: typeof join;
      room: typeof room;
      rps: typeof rps;
      site: typeof site;
    };
  }
}
