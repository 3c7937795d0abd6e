import type { WordList } from "./list.ts";

/** French. */
export const FR: WordList = {
  gross: `
    putain* pute putes fils_de_pute fdp salope salopes salaud* connard* connasse* conard conards
    conasse* encule* enculer* nique niquer niquez ta_mere_la_* ntm pede pedes tarlouze* negre
    negres bougnoule* bicot bicots youpin* youtre* branleur* branler branle branlette* gouine*
    pouffiasse* poufiasse* zob teub teubs batard* bamboula suce_ma_* suce_moi
  `,
  mild: `
    merde* emmerd* *merde foutre con cons conne connes cul culs couille* chier chie chiant*
    chiotte* bite bites bordel* nichon* salopard* =pénis fait_chier casse_toi trou_du_cul
  `,
  innocent: `
    pique_nique* cul_de_sac culs_de_sac cul_de_poule cul_de_bouteille branle_bas bordelais*
    chili_con_carne chianti chiantis batardeau batardeaux cul_de_jatte culs_de_jatte cul_de_lampe
    culs_de_lampe gratte_cul gratte_culs
  `,
};
