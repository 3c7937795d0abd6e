/** Logos, icons, and the picture that is shown when somebody shares a link to the site. */
import sharp from "sharp";
import { stickerOf } from "../cast/index.ts";
import { write } from "../lib/out.ts";
import { doodles } from "../scenes/doodles.ts";
import { radial, svg } from "../lib/svg.ts";
import { abLogo } from "./ab-logo.ts";
import { appIcon } from "./app-icon.ts";
import { canvasLogo } from "./canvas-logo.ts";
import { experimentsLogo } from "./experiments-logo.ts";
import { hubbub } from "./hubbub.ts";
import { hideLogo } from "./hide-logo.ts";
import { requipLogo } from "./requip-logo.ts";
import { rpsLogo } from "./rps-logo.ts";
import { syncLogo } from "./sync-logo.ts";
import { snaptionLogo } from "./snaption-logo.ts";

const png = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 144 })
    .resize(size, size)
    .png({ palette: true, quality: 95 })
    .toBuffer();

const OG_ROW = ["fries", "donut", "robot1", "pear", "tomato", "panda-sushi"];

async function og(): Promise<void> {
  const ground = svg(
    1200,
    630,
    `<defs>${radial(
      "g",
      [
        [0, "#4a347f"],
        [0.6, "#221a33"],
        [1, "#15101f"],
      ],
      'cx=".5" cy=".38" r=".8"',
    )}</defs><rect width="1200" height="630" fill="url(#g)"/>` +
      doodles({
        width: 1200,
        height: 630,
        seed: 5,
        colour: "#fff7e6",
        opacity: 0.06,
        clear: [0.5, 0.5, 0.3, 0.3],
      }) +
      '<ellipse cx="600" cy="610" rx="560" ry="36" fill="#0a0512" opacity=".55"/>',
  );
  const logo = await sharp(Buffer.from(hubbub()), { density: 110 }).resize(880).png().toBuffer();
  // Every second one stands in front of its neighbours.
  const row = await Promise.all(
    OG_ROW.map(async (src, i) => ({
      input: await sharp(await stickerOf(src))
        .resize(304, 304)
        .toBuffer(),
      left: -8 + i * 182,
      top: 318,
    })),
  );
  const picture = await sharp(Buffer.from(ground))
    .composite([
      ...row.filter((_, i) => i % 2 === 0),
      ...row.filter((_, i) => i % 2),
      { input: logo, left: 160, top: 44 },
    ])
    .png({ palette: true, quality: 92, effort: 10 })
    .toBuffer();
  write("brand/og.png", picture);
}

const text = (name: string, draw: () => string): { name: string; run: () => Promise<void> } => ({
  name: `brand/${name}`,
  run: async () => write(`brand/${name}`, draw()),
});

export const brandJobs = [
  text("hubbub.svg", hubbub),
  text("requip.svg", requipLogo),
  text("canvas-clash.svg", canvasLogo),
  text("ab-thinking.svg", abLogo),
  text("rps-shoot.svg", rpsLogo),
  text("hide-and-peek.svg", hideLogo),
  text("sync-think.svg", syncLogo),
  text("snaption.svg", snaptionLogo),
  text("nearest.svg", experimentsLogo),
  text("icon.svg", () => appIcon(116)),
  {
    name: "brand/icon-192.png",
    run: async () => write("brand/icon-192.png", await png(appIcon(116), 192)),
  },
  {
    name: "brand/icon-512.png",
    run: async () => write("brand/icon-512.png", await png(appIcon(116), 512)),
  },
  {
    // Launchers crop this icon to a circle four fifths as wide, so everything that matters stays inside it.
    name: "brand/icon-maskable.png",
    run: async () => write("brand/icon-maskable.png", await png(appIcon(0, 0.72), 512)),
  },
  {
    name: "brand/apple-touch-icon.png",
    run: async () => write("brand/apple-touch-icon.png", await png(appIcon(0, 0.92), 180)),
  },
  { name: "brand/og.png", run: og },
];
