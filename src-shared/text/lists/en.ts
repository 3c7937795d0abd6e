import type { WordList } from "./list.ts";

/** English, in addition to the library's own data set. */
export const EN: WordList = {
  gross: `
    coon coons spic spics paki pakis kaffir* raghead* towelhead* golliwog* trannies shemale*
    cumslut* *jerkoff jack_off jacking_off gang_rape* kys fuk fuks kike kikes
  `,
  mild: `
    damn* bastard* asses dumbass* goddam* hell crap* bugger* sod_off jackass* badass* boner* horny nude* knockers
    screw_you piss* turd* boob* tits titties arse* bollock* prick pricks scat hooker* orgasm*
  `,
  innocent: `
    annus cumin cummerbund* cockpit* cocksure cockscomb* cockspur* dickinson* dickie* dicky
    pussycat* pussy_willow* pussyfoot* booby_trap* booby_prize* niggard* titter* rapeseed*
    penistone* fagin* chink_in* damnation shitzu retardant* moby_dick dick_whittington dick_turpin
    philip_k_dick spotted_dick offa_s_dyke maine_coon* kaffir_lime* spic_and_span alan_cumming
    cum_laude magna_cum_laude summa_cum_laude cock_a_doodle_doo wankel* rio_negro oilseed_rape
    faggots_and_peas pissarro john_lee_hooker blue_tit* great_tit* coal_tit* tit_for_tat
    scat_singing blue_footed_booby blue_footed_boobies jackass_penguin*
    artisanal* analgesi* analect* analemma* analeptic* cryptanaly* overanaly* membranal* pandanus*
    bechuanaland gondwanaland coriolanus dardanus eridanus oceanus silvanus sylvanus africanus
    hadrianus montanus stephanus urbanus vulcanus cumae cumnock cummings dickey* dicker dickerson*
    dickson* dickybird* braddick craddick reddick riddick ruddick chappaquiddick vandyke*
    dick_van_dyke dick_tracy dick_cheney dick_grayson dick_clark dick_dastardly cockswain* fagan
    fagioli fagottini negroponte cerro_negro assort* assyri* assonan* assegai*
  `,
};
