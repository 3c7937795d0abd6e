import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import "../../../src-rooms/games/sync-think/builtIn.ts";
import { lexiconOf } from "../../../src-rooms/games/sync-think/content.ts";
import {
  exactKey,
  isCloseMatch,
  isExactMatch,
  wordKey,
  type Lexicon,
} from "../../../src-shared/text/closeMatch.ts";
import { FORMS } from "../../../src-shared/text/forms/index.ts";

const NOTHING_KNOWN: Lexicon = { synonyms: new Map(), words: new Set(), spellings: new Set() };

interface Cases {
  /** Pairs `one = other` that mean the same. */
  readonly same: string;
  /** Pairs `one = other` that do not mean the same. */
  readonly other: string;
}

/** What people type in each language. */
const CASES: Readonly<Record<Language, Cases>> = {
  en: {
    same: `dog = Dogs; the dog = dog; A DOG = dogs; berry = berries; box = boxes; leaf = leaves; knife = knives;
      mouse = mice; foot = feet; child = children; café = cafe; ice cream = icecream; Ice-cream = ice cream;
      marshmallow = marshmellow; umbrella = umbrela; chocolate = choclate; sofa = couch; sofas = couch;
      movie = film; autumn = fall; an elephant = elephants; doggy = dog; night = nihgt`,
    other: `house = mouse; light = night; train = brain; cat = car; dog = fog; new = news; sun = son;
      beach = peach; honey = money; clown = crown; snow = show; king = ring; cow = crow; horse = house;
      moon = noon; the = thee`,
  },
  dk: {
    same: `hund = hunde; hunden = hund; en hund = hunden; hus = huset; husene = hus; kage = kager; kagen = kage;
      æble = æblet; kat = katte; katten = kat; mand = mænd; barn = børn; bog = bøger; fod = fødder;
      ko = køer; smørrebrød = smorrebrod; rugbrød = rugbrod; regnbue = regnbuer; jordbær = jordber;
      fjernsyn = tv; toilet = wc; cykel = cykler; stjerne = stjernen; øl = oel; ål = aal; rødgrød = roedgroed`,
    other: `ost = øst; sol = søl; hund = mund; hat = kat; lov = løv; mode = moder; skal = skål; far = får;
      tal = tål; is = ish; bil = bille; ko = sko; hjerte = hjerne; sne = ske; bil = billet; kok = køkken; lås = laser`,
  },
  nl: {
    same: `hond = honden; de hond = honden; het huis = huis; huis = huizen; boom = bomen; kat = katten; brief = brieven;
      neus = neuzen; roos = rozen; foto = foto's; hond = hondje; hondjes = hond; boom = boompje; bal = balletje;
      koning = koninkje; kind = kinderen; ei = eieren; stad = steden; oma = omaatje; auto = autootje;
      chocolade = chocola; patat = friet; een fiets = fiets; paraplu = paraplus; paddenstoel = paddestoel`,
    other: `kaas = kaars; huis = muis; regen = zegen; koning = woning; kaart = taart; hond = mond; bakker = wakker;
      vis = vos; trein = plein; steen = steeg; zon = zoon; stoel = stoep; val = vals; kano = kanon; hek = heks`,
  },
  de: {
    same: `Hund = Hunde; der Hund = Hunde; Katze = Katzen; Haus = Häuser; Baum = Bäume; Apfel = Äpfel; Kind = Kinder;
      Auto = Autos; ein Auto = das Auto; Haus = Häuschen; Katze = Kätzchen; Garten = Gärtchen; Bus = Busse;
      Straße = Strasse; Müsli = muesli; Lehrerin = Lehrerinnen; Buch = Bücher; Ei = Eier; Museum = Museen;
      Sofa = Couch; Karotte = Möhre; Karotten = Möhre; Regenschirm = Regenschrim; Eis-Creme = Eiscreme;
      Handy = Mobiltelefon; Tulpe = Tulpen; Käse = Kaese; Schlüssel = Schluessel`,
    other: `Reis = Reise; Kuchen = Küche; Tisch = Fisch; Kirche = Kirsche; Mutter = Butter; Fisch = Fischer;
      Hand = Hund; Sonne = Tonne; Katze = Kerze; Himmel = Hummel; Schule = Schuhe; Hose = Hase;
      Gabel = Kabel; Musik = Musiker; Mai = Mais; Dach = Dachs; Watt = Watte; Tablett = Tablette`,
  },
  es: {
    same: `perro = perros; el perro = perros; flor = flores; luz = luces; pez = peces; una casa = casas; perro = perrito;
      casa = casitas; café = cafe; camión = camiones; ratón = raton; barco = barquito; pan = panecito;
      león = leones; lápiz = lapices; coche = carro; patata = papa; gafas = lentes; zapato = zapatito;
      paraguas = paraguass; chocolate = chocolote; móvil = telefono; los niños = niño`,
    other: `año = ano; caña = cana; gato = pato; queso = beso; playa = plaza; nieve = nueve; fuego = juego;
      burro = burrito; jamón = jabón; hueso = huevo; pera = perra; casa = cama; papá = patata; mesa = misa`,
  },
  fr: {
    same: `chien = chiens; le chien = chiens; l'eau = eau; l’eau = de l'eau; cheval = chevaux; gâteau = gateaux; œuf = oeufs;
      œil = yeux; chat = chaton; fille = fillette; maison = maisonnette; un arbre = arbre; école = ecole;
      feu d'artifice = feux d'artifice; parapluie = paraplui; chaussette = chaussete; bateau = bateaux;
      vélo = bicyclette; télévision = télé; les vacances = vacance; journal = journaux; genou = genoux`,
    other: `poisson = boisson; poisson = poison; gâteau = bateau; mouton = bouton; maison = saison; lapin = sapin;
      roi = loi; pêche = péché; dessert = désert; verre = terre; baguette = bague; chapeau = château;
      livre = libre; mer = mère noël; mai = maïs`,
  },
  pl: {
    same: `kot = koty; dom = domy; ryba = ryby; książka = książki; książka = ksiazka; drzewo = drzewa; noc = noce;
      pies = psy; dziecko = dzieci; ręka = ręce; oko = oczy; kot = kotek; dom = domek; ryba = rybka;
      piesek = pies; kwiat = kwiatek; koń = konie; zwierzę = zwierzęta; kubek = kubki; chłopiec = chłopcy;
      parasol = parasole; łóżko = lozko; samochód = auto; ziemniak = kartofel; czekolada = czekloada`,
    other: `piła = piłka; król = królik; szyna = szynka; kaczka = paczka; kwiat = świat; kat = kąt; sad = sąd;
      kosa = koza; laska = łaska; lalka = walka; góra = dziura; chleb = chlew; ser = sen; jeż = język`,
  },
  sk: {
    same: `pes = psy; mačka = mačky; ulica = ulice; strom = stromy; stôl = stoly; mesto = mestá; srdce = srdcia;
      more = moria; vták = vtáky; medveď = medvede; ryba = rybka; dom = domček; strom = stromček; voda = vodička;
      chlapec = chlapci; oko = oči; človek = ľudia; dieťa = deti; kôň = kone; hviezda = hviezdy;
      čokoláda = cokolada; zemiak = krumpľa; televízor = telka; dáždnik = dazdniky; vlk = vlci`,
    other: `kráľ = králik; mesto = miesto; sud = súd; krik = krík; hrad = had; cesta = cesto; slon = slnko;
      škola = škôlka; les = lev; hora = huba; loď = ľad; rad = rád; múka = muka; krava = kravata; sála = šálka`,
  },
  ro: {
    same: `lup = lupi; lupul = lup; un lup = lupii; casă = case; casa = casă; o casă = casele; tren = trenuri; trenul = tren;
      floare = flori; floarea = floare; carte = cărți; cartea = carte; câine = câinele; brad = brazi;
      stea = stele; scaun = scaune; teatru = teatre; urs = ursuleț; casă = căsuță; cal = căluț; om = oameni;
      copil = copilul; măr = mere; pește = pestele; mașină = masina; televizor = tv; roșie = tomată`,
    other: `măr = mare; câine = pâine; carte = curte; față = fată; munte = minte; nor = noroc; foc = joc;
      soare = sare; lac = lapte; pește = peste; carte = parte; iarnă = iarbă; om = os; hoț = hotel; tun = tunel; cană = canal; pană = panică`,
  },
};

function pairsOf(text: string): [string, string][] {
  return text.split(";").map((pair) => {
    const [one = "", other = ""] = pair.split("=").map((word) => word.trim());
    return [one, other];
  });
}

describe.each(LANGUAGES)("close matches in %s", (language) => {
  const { same, other } = CASES[language];
  const isClose = (one: string, two: string) =>
    isCloseMatch(one, two, language, lexiconOf(language));

  it("[SY9] recognise what people mean", () => {
    const pairs = pairsOf(same);
    expect(pairs.length).toBeGreaterThanOrEqual(15);
    const missed = pairs.filter(([one, two]) => !isClose(one, two) || !isClose(two, one));
    expect(missed).toEqual([]);
  });

  it("[SY9] keep different words apart", () => {
    const pairs = pairsOf(other);
    expect(pairs.length).toBeGreaterThanOrEqual(8);
    const mixed = pairs.filter(([one, two]) => isClose(one, two) || isClose(two, one));
    expect(mixed).toEqual([]);
  });

  it("[SY9] would confuse every pair in the list of different words without that list", () => {
    const { different } = FORMS[language];
    expect(different.length).toBeGreaterThan(5);
    for (const [one, two] of different) {
      expect(isClose(one, two), `${one}, ${two}`).toBe(false);
      expect(lettersApart(one, two), `${one}, ${two} would not match anyway`).toBe(true);
    }
  });

  /** Whether the two would match by their letters alone, without the list of different words. */
  function lettersApart(one: string, two: string): boolean {
    // An invisible character, ignored when comparing, hides the pair from that list.
    const [a, b] = [`${one}\u2060`, two];
    return isCloseMatch(a, b, language, NOTHING_KNOWN);
  }
});

describe("comparing words", () => {
  it("[SY9] allows one slip from five letters on and two from nine on", () => {
    const isClose = (one: string, two: string) => isCloseMatch(one, two, "en", NOTHING_KNOWN);
    expect(isClose("abcd", "abce")).toBe(false);
    expect(isClose("abcde", "abcdf")).toBe(true);
    expect(isClose("abcde", "abcfg")).toBe(false);
    expect(isClose("abcdefgh", "abcdefxy")).toBe(false);
    expect(isClose("abcdefghi", "abcdefgxy")).toBe(true);
    expect(isClose("abcdefghi", "abcdefxyz")).toBe(false);
    // The length of the shorter word decides.
    expect(isClose("abcd", "abcde")).toBe(false);
  });

  it("[SY9] without close matches ignores only case, spaces and the kind of apostrophe", () => {
    expect(isExactMatch(" Ice  Cream ", "icecream")).toBe(true);
    // iPhones type curly apostrophes, other keyboards straight ones.
    expect(isExactMatch("Rock ’n’ Roll", "rock 'n' roll")).toBe(true);
    expect(isExactMatch("ÉCOLE", "école")).toBe(true);
    expect(isExactMatch("école", "ecole")).toBe(false);
    expect(isExactMatch("dog", "dogs")).toBe(false);
    expect(isExactMatch("the dog", "dog")).toBe(false);
    expect(isExactMatch("dog!", "dog")).toBe(false);
  });

  it("[SY9] distinguishes words that a language spells with and without an accent", () => {
    const lexicon = lexiconOf("es");
    expect(isCloseMatch("papá", "papa", "es", lexicon)).toBe(false);
    // `leon` is no word, so it is a typo of `león`.
    expect(isCloseMatch("león", "leon", "es", lexicon)).toBe(true);
  });

  it("uses keys without anything that does not count", () => {
    expect(wordKey("  Łódź – ist's! ")).toBe("lodzists");
    expect(wordKey("🎉!?")).toBe("");
    expect(exactKey(" Ice Cream")).toBe("icecream");
  });

  it("treats words of signs alone as equal only when they are identical", () => {
    expect(isCloseMatch("!!!", "???", "en", NOTHING_KNOWN)).toBe(false);
    expect(isCloseMatch("!!!", "!!!", "en", NOTHING_KNOWN)).toBe(true);
    expect(isCloseMatch("שלום", "שלום", "en", NOTHING_KNOWN)).toBe(true);
  });
});
