import type { WordList } from "./list.ts";

/** Polish. */
export const PL: WordList = {
  gross: `
    *kurw* kurew* chuj* *chuj huj huja huje hujem hujow* pierdol* *pierdol* *pierdal* jebac jebie jebia
    jebany jebana jebane jebani jebn* *jeban* wyjeb* zajeb* pojeb* rozjeb* najeb* odjeb* dojeb* podjeb* ujeb*
    jebnij* cipa cipy cipe cipo cipka cipki cipke pizda pizdy pizde dziwka dziwki dziwko dziwke
    dziwkarz* ciota cioty ciote cwel cwele cwela fiut fiuta fiuty kutas* ruchac ruchal ruchala
    ruchanie ruchanko czarnuch* pedalsk* zydek zydki
  `,
  mild: `
    dupa dupy dupe dupie dupo dupek dupki dupka *dupek gowno gowna gowniarz* gownian* sral srac
    sram srasz sraj* sraczk* zasran* szczac suka suki suko cholera* cholern* cycki cyckow cycek
    szlag
  `,
  innocent: "",
};
