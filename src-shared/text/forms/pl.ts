import { lines, pairs, type WordForms } from "./forms.ts";

export const pl: WordForms = {
  articles: [],
  endings: pairs(
    "a/y a/i /y /i /e /ie o/a e/a e/eta /owie ek/ki ec/ce iec/cy " +
      "/ek /ik /yk a/ka o/ko ka/eczka k/czek ek/eczek o/eczko /ki /iki a/ki",
  ),
  irregular: lines(
    "pies psy piesek pieski",
    "dziecko dzieci",
    "czlowiek ludzie",
    "reka rece raczka",
    "oko oczy oczko",
    "ucho uszy uszko",
    "dzien dni",
    "brat bracia",
    "zab zeby zabek",
    "dab deby",
    "galaz galezie galazka",
    "orzel orly orzelek",
    "lew lwy lewek",
    "sen sny",
    "ptak ptaszek ptaki ptaszki",
    "kwiat kwiatek kwiaty kwiatki",
    "ksiazka ksiazeczka ksiazki ksiazeczki",
    "swieto swieta",
    "swieca swiece swieczka swieczki",
    "noga nogi nozka",
    "glowa glowka",
    "grzyb grzyby grzybek grzybki",
    "gwiazda gwiazdy gwiazdka gwiazdki",
    "slonce sloneczko",
    "serce serca serduszko",
    "krol krolowie",
    "mysz myszy myszka",
  ),
  different: pairs(
    "jeż/język kat/kąt laska/łaska sad/sąd bak/bąk piła/piłka szyna/szynka mata/matka król/królik kawa/kawka baba/babka " +
      "paczka/pączka paczki/pączki chleb/chlew kaczka/taczka kaczka/paczka taczka/paczka bajka/fajka kwiat/świat lalka/walka",
  ),
};
