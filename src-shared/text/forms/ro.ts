import { lines, pairs, type WordForms } from "./forms.ts";

export const ro: WordForms = {
  articles: ["un", "o", "niște", "niste"],
  endings: [
    // Plurals.
    ...pairs(
      "/i /uri /e a/e a/i e/i u/e u/uri u/i ie/ii iu/ii ea/ele a/le d/zi da/zi de/zi oare/ori",
    ),
    // The definite article as an ending.
    ...pairs("/ul /l /le e/ea ie/ia /ile i/ile a/ele /urile /ii i/ii u/urile e/ile"),
    // Diminutives.
    ...pairs("/ut a/uta a/ita ie/ita /as /ulet /isor /el u/ut /ica a/ica e/ica"),
  ],
  irregular: lines(
    "om oameni omul oamenii",
    "mana maini mainile",
    "noapte nopti noaptea noptile",
    "masa mese mesele masuta",
    "fata fete fetita fetele",
    "mar mere marul merele",
    "ou oua oul ouale",
    "cal cai calul caii calut",
    "leu lei leul leii",
    "strada strazi strazile",
    "seara seri serile",
    "baiat baieti baiatul baietel",
    "picior picioare piciorul picioarele",
    "sora surori",
    "an ani anul anii",
    "soare soarele",
    "pisica pisici pisicuta pisicile",
    "caine caini cainele catel catelus",
    "floare flori floricica",
    "viata vieti",
    "urs ursi ursul ursulet",
    "ied iezi",
    "porumbel porumbei",
    "steag steaguri steagul",
  ),
  different: pairs(
    "hoț/hotel tun/tunel cană/canal pană/panică măr/mare față/fată noapte/șoapte câine/pâine câine/mâine pâine/mâine munte/minte carte/parte carte/curte foaie/foame " +
      "iarnă/iarbă pește/peste copac/capac",
  ),
};
