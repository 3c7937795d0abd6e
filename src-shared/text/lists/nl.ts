import type { WordList } from "./list.ts";

/** Dutch. */
export const NL: WordList = {
  gross: `
    kut kutten kutwijf* kuthoer* kutkind* kutmarok* hoer hoeren hoerenzoon* hoerenjong*
    hoerenkind* *kankerhoer* klootzak* kankerlijer* kankerjood* teringlijer* teringhoer*
    tyfuslijer* tyfushoer* neuk neuken neukt neukte* geneukt* flikker flikkers nikker nikkers
    neger negers negerin* slet sletten sletje* sletterig rukker rukkers afrukken spleetoog*
    geitenneuk*
  `,
  mild: `
    lul lullen lulletje* kanker* tering* tyfus* godverdomm* gvd *verdomme verdomd* stront*
    schijt* zeik* pis pissen gepist teef tieten tiet kont kontgat* mongool*
  `,
  innocent: "lulletje_rozenwater strontium* mongools*",
};
