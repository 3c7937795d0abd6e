import type { WordList } from "./list.ts";

/** German. */
export const DE: WordList = {
  gross: `
    *arschloch* *arschlocher* *arschloecher* fotze* *fotze *fotzen wichser* *wichser wichsen
    wichst gewichst hurensohn* hurensoehn* hure huren nutte nutten schlampe schlampen ficken fickt
    fickst ficker* *ficker gefickt* verfick* missgeburt* spast spasti spastis spasten schwuchtel*
    kanake kanaken kanacke* neger negers negerin* nigger* titten* *titten pimmel* judensau*
    kuemmelturk* kummelturk* vergasen vergast polacke polacken schwanzlutsch* fick_dich leck_mich
    muschi_lecken
  `,
  mild: `
    scheiss* *scheiss scheisse* *scheisse arsch arsche arsches *arsch pisse pisser pissen pisst
    verpiss* kacke kacken *kacke titte moese =möse verdammt* die_fresse deine_fresse bumsen bumst muschi
    muschis zigeuner*
  `,
  innocent: "*barsch *marsch *harsch *barsche *marsche karsch fotzelschnitte*",
};
