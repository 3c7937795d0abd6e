import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { LINE_STYLES } from "./lineStyles.ts";
import type { Steps } from "./dayNumbers.ts";

const DAY_S = 24 * 60 * 60;
/** Possible distances between two labels of the time axis, days. */
const DAY_STEPS = [1, 2, 7, 14, 28, 56, 112];
/** Possible distances between two grid lines of the count axis. Counts are whole numbers. */
const COUNT_STEPS = [1, 2, 5].flatMap((step) => [1, 10, 100, 1_000, 10_000].map((by) => step * by));
const HEIGHT_PX = 240;
/** Closer together than this, the points would hide the line. */
const POINTS_APART_PX = 14;

/**
 * Draws lines into an element, at its width, with days and numbers formatted for `tag` (BCP 47). Returns a
 * function that removes them.
 */
export function drawLines(place: HTMLElement, { days, rows }: Steps, tag: string): () => void {
  const style = getComputedStyle(place);
  const [text, line] = [style.color, style.getPropertyValue("--line")];
  const font = `600 14px ${style.fontFamily}`;
  const day = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const number = new Intl.NumberFormat(tag, { notation: "compact" });
  const axis = { stroke: text, font, grid: { stroke: line, width: 1 }, ticks: { stroke: line } };
  const isWide = place.clientWidth >= days.length * POINTS_APART_PX;
  const chart = new uPlot(
    {
      width: place.clientWidth,
      height: HEIGHT_PX,
      legend: { show: false },
      cursor: { show: false },
      tzDate: (at) => uPlot.tzDate(new Date(at * 1_000), "Etc/UTC"),
      scales: { y: { range: (_chart, _min, max) => [0, Math.max(1, max)] } },
      axes: [
        {
          ...axis,
          space: 64,
          size: 34,
          incrs: DAY_STEPS.map((step) => step * DAY_S),
          values: (_chart, at) => at.map((s) => day.format(s * 1_000)),
        },
        {
          ...axis,
          size: 56,
          incrs: COUNT_STEPS.toSorted((a, b) => a - b),
          values: (_chart, counts) => counts.map((count) => number.format(count)),
        },
      ],
      series: [
        {},
        ...rows.map((_row, at) => ({
          stroke: LINE_STYLES[at]?.color ?? text,
          dash: [...(LINE_STYLES[at]?.dash ?? [])],
          width: 3,
          points: { show: isWide, size: 8, fill: LINE_STYLES[at]?.color ?? text },
        })),
      ],
    },
    [days.map((one) => Date.parse(one) / 1_000), ...rows.map(({ counts }) => [...counts])],
    place,
  );
  const follow = new ResizeObserver(() => {
    chart.setSize({ width: place.clientWidth, height: HEIGHT_PX });
  });
  follow.observe(place);
  return () => {
    follow.disconnect();
    chart.destroy();
  };
}
