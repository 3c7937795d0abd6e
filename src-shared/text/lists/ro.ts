import type { WordList } from "./list.ts";

/** Romanian. */
export const RO: WordList = {
  gross: `
    pula pulei pule pulii puli pizda pizde pizdei pizdos* muie muist* fute fut futi futu futut*
    fututi futem futai curva curve curvei curvelor curvar* curvistin* poponar* bulangi* jidan*
    bozgor* labagi* tarfa tarfe gaozar* gaoz* negrotei* sugi_pula
  `,
  mild: `
    cacat* cacare* cur curul curu coaie coi dracu draci drace dracului mortii_ma* pisat* pisa
    =țâțe =țâța =țâță vagin vaginul penis* retardat* tigani_imputiti basina basini
  `,
  innocent: "din_pisa usturoi_pisat penisoara penisoare calul_dracului caii_dracului",
};
