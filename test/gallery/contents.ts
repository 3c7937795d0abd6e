import { SIZES, type Size } from "./sizes.ts";

/** A picture that was written to the folder. */
export interface Picture {
  readonly file: string;
  readonly story: string;
  readonly language: string;
  readonly moment: string;
  readonly stage: string;
  readonly who: string;
  readonly size: Size;
}

const STYLE = `body{margin:0;padding:2rem;background:#15101f;color:#fff7e6;font:16px system-ui}
a{color:#ffd23f}h2{margin:3rem 0 .5rem}.row{display:flex;gap:1rem;align-items:start;overflow-x:auto;padding:.5rem 0}
figure{margin:0;flex:none}img{display:block;height:260px;width:auto;border-radius:8px;background:#3a2f55}
figcaption{font-size:13px;color:#b9aed0}nav{display:flex;gap:1rem;flex-wrap:wrap}`;

function figure({ file, stage, who, size }: Picture): string {
  const [width, height] = SIZES[size];
  const shape = `width="${width}" height="${height}"`;
  return `<figure><a href="${file}"><img src="${file}" ${shape} loading="lazy" alt="${stage}, ${who}"></a><figcaption>${who}, ${size}</figcaption></figure>`;
}

/** Returns a page with all pictures in the order they were taken, one row per moment. */
export function contentsPage(pictures: readonly Picture[]): string {
  const chapters = Map.groupBy(pictures, ({ story, language }) => `${story}-${language}`);
  const links = [...chapters.keys()].map((name) => `<a href="#${name}">${name}</a>`);
  const sections = [...chapters].map(([name, shown]) => {
    const rows = [...Map.groupBy(shown, ({ moment }) => moment)].map(
      ([moment, row]) =>
        `<h3>${moment} <small>${row[0]?.stage ?? ""}</small></h3><div class="row">${row.map(figure).join("")}</div>`,
    );
    return `<h2 id="${name}">${name}</h2>${rows.join("")}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hubbub, screen by screen</title><style>${STYLE}</style><h1>Hubbub, screen by screen</h1><nav>${links.join("")}</nav>${sections.join("")}</html>`;
}
