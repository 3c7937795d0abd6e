const logos = import.meta.glob<string>("../assets/brand/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const cards = import.meta.glob<string>("../assets/games/*/card.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Drawn name and picture of a game; what is not drawn yet is left out. */
export interface GameArtwork {
  readonly logo: string | undefined;
  readonly card: string | undefined;
}

/** The artwork of a game: `brand/<logo>.svg` and `games/<folder>/card.webp`. */
export function gameArt(logo: string, folder: string): GameArtwork {
  return {
    logo: logos[`../assets/brand/${logo}.svg`],
    card: cards[`../assets/games/${folder}/card.webp`],
  };
}
