import { lines, pairs, type WordForms } from "./forms.ts";

export const es: WordForms = {
  articles: ["el", "la", "los", "las", "lo", "un", "una", "unos", "unas"],
  endings: pairs(
    "/s /es z/ces o/ito a/ita o/itos a/itas /ito /ita e/ito e/ita /cito /cita e/ecito e/ecita /ecito /ecita " +
      "co/quito ca/quita go/guito ga/guita co/quitos ca/quitas z/cecita z/cecito",
  ),
  irregular: lines("pez pececito", "pie piececito", "papa papi", "mama mami", "nariz naricita"),
  different: pairs(
    "año/ano caña/cana sueño/sueno papá/papa peña/pena moño/mono uña/una cuña/cuna campaña/campana burro/burrito " +
      "señora/señorita bono/bonito grano/granito perro/cerro barco/banco banco/blanco playa/plaza queso/hueso hueso/huevo huevo/nuevo nieve/nueve " +
      "fuego/juego fuente/puente tierra/sierra jamón/jabón camión/camino",
  ),
};
