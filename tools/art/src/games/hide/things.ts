/** Things that stand about in several scenes of HIDE_AND_PEEK. */
import type { Prop } from "./light.ts";
import { box, disc, each, flat, mark, motif, shape, tone } from "./pen.ts";

/** A barrel with hoops, open at the top. */
export function barrel(wood: string, hoop: string): Prop {
  return {
    draw: (w, h) => {
      const [r, t] = [w * 0.38, -h + 26];
      return (
        shape(
          `M${-r} ${t}Q${-w * 0.56} ${-h / 2} ${-r} 0Q0 22 ${r} 0Q${w * 0.56} ${-h / 2} ${r} ${t}Z`,
          wood,
        ) +
        each([-0.5, 0, 0.5], (k) =>
          mark(`M${r * k} ${t}Q${w * 0.56 * k} ${-h / 2} ${r * k} 8`, "#000", 5, 0.2),
        ) +
        each([0.26, 0.74], (k) =>
          mark(`M${-w * 0.45} ${-h * k}Q0 ${-h * k + 26} ${w * 0.45} ${-h * k}`, hoop, 18),
        ) +
        disc(0, t, r, 22, "#3a2416")
      );
    },
  };
}

/** A wooden crate; `goods` stick out of it. */
export function crate(wood: string, goods: readonly string[] = []): Prop {
  return {
    draw: (w, h) => {
      const t = goods.length > 0 ? -h * 0.62 : -h;
      const gap = w / (goods.length + 1);
      return (
        goods
          .map((name, at) => motif(name, -w / 2 + gap * (at + 1), t - h * 0.1, h * 0.46))
          .join("") +
        box(-w / 2 + 6, t, w - 12, -t, wood, 6) +
        each([0.33, 0.66], (k) => mark(`M${-w / 2 + 10} ${t * k}H${w / 2 - 10}`, "#000", 5, 0.28)) +
        flat(-w / 2 + 10, t + 4, w * 0.14, -t - 8, "#000", 0.14) +
        flat(w / 2 - 10 - w * 0.14, t + 4, w * 0.14, -t - 8, "#000", 0.14)
      );
    },
  };
}

/** Two crates and one on top of them. */
export function crates(one: string, other: string, top: string): Prop {
  const single = (w: number, h: number, wood: string) =>
    box(-w / 2, -h, w, h, wood, 6) +
    mark(`M${-w / 2 + 12} ${-h + 12}L${w / 2 - 12} -12`, "#000", 14, 0.18) +
    box(-w / 2, -h, w, 24, wood, 4) +
    box(-w / 2, -24, w, 24, wood, 4);
  return {
    draw: (w, h) =>
      `<g transform="translate(${-w * 0.25} 0)">${single(w * 0.48, h * 0.52, one)}</g>` +
      `<g transform="translate(${w * 0.25} 0)">${single(w * 0.48, h * 0.52, other)}</g>` +
      `<g transform="translate(${w * 0.04} ${-h * 0.52})">${single(w * 0.5, h * 0.47, top)}</g>`,
  };
}

/** A sack, tied up; `sign` is the motif on it, which shows what it holds. */
export function sack(cloth: string, sign: string): Prop {
  return {
    draw: (w, h) =>
      shape(
        `M${-w * 0.3} ${-h * 0.78}Q${-w * 0.62} ${-h * 0.3} ${-w * 0.44} -6Q0 18 ${w * 0.44} -6Q${w * 0.62} ${-h * 0.3} ${w * 0.3} ${-h * 0.78}Z`,
        cloth,
      ) +
      tone(
        `M${-w * 0.3} ${-h * 0.74}Q${-w * 0.58} ${-h * 0.3} ${-w * 0.42} -8L${-w * 0.26} 0Q${-w * 0.4} ${-h * 0.4} ${-w * 0.16} ${-h * 0.74}Z`,
      ) +
      shape(
        `M${-w * 0.3} ${-h * 0.78}L${-w * 0.42} ${-h}Q0 ${-h * 0.88} ${w * 0.42} ${-h}L${w * 0.3} ${-h * 0.78}Z`,
        cloth,
      ) +
      mark(`M${-w * 0.32} ${-h * 0.78}H${w * 0.32}`, "#a5553c", 16) +
      motif(sign, 0, -h * 0.38, Math.min(w, h) * 0.46),
  };
}

/** A wicker basket with a handle and a rim. */
export function basket(straw: string, dark: string): Prop {
  return {
    draw: (w, h) => {
      const t = -h * 0.68;
      return (
        mark(`M${-w * 0.36} ${t}Q0 ${-h * 1.25} ${w * 0.36} ${t}`, dark, 16) +
        shape(`M${-w / 2 + 6} ${t}L${-w * 0.4} 0H${w * 0.4}L${w / 2 - 6} ${t}Z`, straw) +
        each(
          [0.2, 0.4, 0.6, 0.8],
          (k) =>
            `<path d="M${-w * 0.46} ${t * k}H${w * 0.46}" stroke="${dark}" stroke-width="9" stroke-dasharray="26 14" stroke-dashoffset="${k * 50}" fill="none"/>`,
        ) +
        box(-w / 2, t - 22, w, 30, straw, 12)
      );
    },
  };
}

/** A boat lying keel up. */
export function upturned(hull: string, stripe: string): Prop {
  return {
    draw: (w, h) =>
      shape(
        `M${-w / 2} -14Q${-w * 0.42} ${-h} 0 ${-h}Q${w * 0.42} ${-h} ${w / 2} -14Q0 16 ${-w / 2} -14Z`,
        hull,
      ) +
      tone(
        `M${-w / 2 + 8} -18Q${-w * 0.4} ${-h + 6} -20 ${-h + 6}Q${-w * 0.28} ${-h * 0.8} ${-w * 0.24} -4Z`,
        "#fff",
        0.16,
      ) +
      mark(`M${-w * 0.475} ${-h * 0.26}Q0 ${-h * 0.1} ${w * 0.475} ${-h * 0.26}`, stripe, 20) +
      mark(`M${-w * 0.42} ${-h * 0.56}Q0 ${-h * 0.44} ${w * 0.42} ${-h * 0.56}`, "#000", 5, 0.22) +
      shape(`M-16 ${-h + 2}Q0 ${-h - 22} 16 ${-h + 2}V-2Q0 6 -16 -2Z`, stripe),
  };
}

/** A fir; `cap` is the colour of the snow on it. */
export function fir(green: string, cap?: string): Prop {
  return {
    draw: (w, h) => {
      const tier = (y: number, r: number, height: number) =>
        shape(
          `M0 ${y - height}Q${r * 0.4} ${y - height * 0.4} ${r} ${y}Q0 ${y + 34} ${-r} ${y}Q${-r * 0.4} ${y - height * 0.4} 0 ${y - height}Z`,
          green,
        ) +
        (cap
          ? tone(
              `M0 ${y - height + 4}Q${r * 0.38} ${y - height * 0.42} ${r * 0.62} ${y - height * 0.3}Q${r * 0.3} ${y - height * 0.16} 0 ${y - height * 0.36}Q${-r * 0.3} ${y - height * 0.16} ${-r * 0.62} ${y - height * 0.3}Q${-r * 0.38} ${y - height * 0.42} 0 ${y - height + 4}Z`,
              cap,
              1,
            )
          : "");
      return (
        box(-20, -56, 40, 56, "#7a4a2a", 6) +
        tier(-44, w * 0.5, h * 0.46) +
        tier(-h * 0.36, w * 0.42, h * 0.38) +
        tier(-h * 0.64, w * 0.32, h * 0.36)
      );
    },
  };
}
