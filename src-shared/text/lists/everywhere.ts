import type { WordList } from "./list.ts";

/** Words that are understood as offensive in all nine languages. */
export const EVERYWHERE: WordList = {
  gross: `
    fuck* *fucker *fucking fck fcking fuking phuck* motherf* nigger* nigga niggas niggaz
    faggot* gook gooks wetback* cunt cunts cocksuck* blowjob* gangbang* cumshot* milf
    milfs sieg_heil heil_hitler kill_yourself untermensch* asshole*
  `,
  mild: `
    shit* bullshit* bitch* porn porno* dildo* hitler* penis vagina* sex sexy
  `,
  innocent: "shitake shitakes shiitake* shitzu shitzus",
};
