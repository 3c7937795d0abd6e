import type { WordList } from "./list.ts";

/** Danish. */
export const DK: WordList = {
  gross: `
    fisse fissen fisser kusse kussen luder ludere luderen kaelling* perker* pikhoved* bosserov*
    =pikke =pikken =pik kneppe kneppede knepper kneppet kneppes neger negere negeren spasser*
    rovhul* rovpul* =hore =horen =horer =horeunge*
  `,
  mild: `
    lort lorte* *lort pis pisse* pissede skide fanden satan* helvede* =røv =røven
    =røvbanan* =røvsyg* patter mongol idiotlort skede fandme saten
  `,
  innocent: "kulort kaellingetand*",
};
