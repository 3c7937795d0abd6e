import type { WordList } from "./list.ts";

/** Slovak. */
export const SK: WordList = {
  gross: `
    *kurv* kokot kokota kokoti kokotina* kokotko pica pice picu pico =piča* =piči =pičus* picus*
    jebat jebe jebem jebnut* jeb vyjeb* zajeb* pojeb* dojeb* ojeb* rozjeb* *jebany* *jebana* chuj chuja
    chujovina* buzerant* buzik* teplos* neger negri negra mrdat mrda mrdam mrdka vymrd* zmrd*
    curak curaci curacka* kripel* =šľapka cundra*
  `,
  mild: `
    hovno hovna hoven *hovno srat =serie =series =seriem posrat* posran* zasran* sracka* =riť =riti =riťou
    prdel* do_pice do_riti suka suky cecky ceckov cigan cigani
  `,
  innocent: "kurvatur* teplost* teplostn* *duchovno *vychovno pico_de_gallo",
};
