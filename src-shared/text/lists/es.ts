import type { WordList } from "./list.ts";

/** Spanish. */
export const ES: WordList = {
  gross: `
    puta putas puto putos putita* putilla* putero* hijoputa* hijaputa* hijo_de_puta hijos_de_puta
    hija_de_puta joder jodete jodido* jodida* follar follarte follando follada* follate polla
    pollas =coño =coños maricon* marica maricas mariconazo* gilipolla* cabron* cabrona* pendej*
    chinga* chingad* chingue* verga vergas culiar culiad* negrata* sudaca* mamada mamadas
    subnormal* comepolla* chupapolla* ctm
  `,
  mild: `
    mierda* *mierda cojon* capullo capullos zorra zorras pajero pajeros culo culos teta tetas pene
    penes cagar cago cagas cagada* cagado* me_cago concha_de_tu* imbecil_de_mierda
  `,
  innocent: "chingachgook mitsubishi_pajero capullo_de_rosa capullos_de_rosa mariconera*",
};
