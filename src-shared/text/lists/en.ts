import type { WordList } from "./list.ts";

/** English, beside the data set that comes with the library. */
export const EN: WordList = {
  gross: `
    coon coons spic spics paki pakis kaffir* raghead* towelhead* golliwog* trannies shemale*
    cumslut* *jerkoff jack_off jacking_off gang_rape* kys
  `,
  mild: `
    damn* bastard* asses dumbass* goddam* hell crap* bugger* sod_off jackass* badass* boner* horny nude* knockers
    screw_you piss* turd* boob* tits titties arse* bollock* prick pricks scat hooker* orgasm*
  `,
  innocent: `
    annus cumin cummerbund* cockpit* cocksure cockscomb* cockspur* dickinson* dickie* dicky
    pussycat* pussy_willow* pussyfoot* booby_trap* booby_prize* niggard* titter* rapeseed*
    penistone* fagin* chink_in* damnation shitzu retardant* moby_dick dick_whittington dick_turpin
  `,
};
