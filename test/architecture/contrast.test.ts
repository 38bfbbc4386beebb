import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2 AA: 4.5 for text, 3 for interface parts (fields, borders, focus, charts). */
const css = readFileSync(new URL('../../web/theme.css', import.meta.url), 'utf8');
type Colour = [lightness: number, chroma: number, hue: number];
const roles = new Map(
  [...css.matchAll(/^\s*--([\w-]+):\s*light-dark\(oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\)/gm)].map(
    ([, name, light, dark]) => [name ?? '', { light: parts(light), dark: parts(dark) }],
  ),
);

function parts(text = ''): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(/[\s/]+/).map(Number);
  return [lightness, chroma, hue];
}

/** OKLCH to relative luminance through linear sRGB. */
const luminance = ([lightness, chroma, hue]: Colour): number => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
};

const contrast = (front: string, ground: string, theme: 'light' | 'dark'): number => {
  const [brighter = 0, darker = 0] = [front, ground]
    .map((name) => luminance(roles.get(name)?.[theme] ?? [Number.NaN, 0, 0]))
    .toSorted((x, y) => y - x);
  return (brighter + 0.05) / (darker + 0.05);
};

const each = (fronts: string[], grounds: string[], least: number) =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));
const feedback = ['danger', 'warning', 'success', 'info'];
const statuses = [...roles.keys()].filter((name) => /^shift-.*-fg$/.test(name)).map((name) => name.slice(0, -3));
const tones = [...roles.keys()].filter((name) => /^tone-.*-fg$/.test(name)).map((name) => name.slice(0, -3));

const pairs = [
  ...each(
    ['text', 'text-2', 'text-3', 'primary-text', 'danger-text'],
    ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'surface-raised'],
    4.5,
  ),
  ...each(['text', 'text-2', 'primary-text'], ['primary-soft', 'surface-press'], 4.5),
  ...feedback.flatMap((tone) => [
    ...each(['text', 'text-2', `${tone}-text`], [`${tone}-soft`], 4.5),
    ...each([`${tone}-text`], ['surface', 'surface-sunken'], 4.5),
    ...each([`${tone}-line`], ['surface'], 3),
  ]),
  ...each(['text-inverse', 'text-inverse-2', 'link-inverse'], ['surface-inverse'], 4.5),
  ...each(['snack-good', 'snack-bad'], ['surface-inverse'], 3),
  ...each(['on-primary'], ['primary', 'primary-hover', 'primary-press'], 4.5),
  ...each(['on-danger'], ['danger', 'danger-hover'], 4.5),
  ...each(['on-accent'], ['accent-fill'], 4.5),
  ...each(['on-night', 'on-night-2'], ['night'], 4.5),
  ...each(['accent', 'primary'], ['surface', 'canvas'], 3),
  ...each(['line-field', 'focus'], ['surface', 'canvas', 'surface-raised', 'surface-sunken'], 3),
  ...each(['chart-weekday', 'chart-weekend', 'chart-holiday'], ['surface'], 3),
  ...statuses.flatMap((status) => [
    ...each([`${status}-fg`], [`${status}-bg`, 'surface'], 4.5),
    ...each([`${status}-line`], ['surface'], 3),
  ]),
  ...tones.flatMap((tone) => each([`${tone}-fg`], [`${tone}-bg`, 'surface'], 4.5)),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('$front on $ground has sufficient contrast', ({ front, ground, least }) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(least);
  });
});
