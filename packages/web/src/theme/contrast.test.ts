import { expect, test } from 'vitest';
import css from './colors.css?raw';

const [light = '', dark = ''] = css.split(':root[data-theme="dark"]');

function tokensOf(block: string): Map<string, string> {
  return new Map([...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

/** As WCAG 2 reckons it. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => {
      const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SEATS = ['--sapphire', '--ruby', '--emerald', '--topaz', '--amethyst', '--onyx', '--coral'];
const MARKS = ['--offer', '--focus', '--gold', ...SEATS];
const TERRAIN_COLORS = ['--ground', '--ground-deep', '--surface', '--surface-raised'];

for (const [theme, block] of [
  ['light', light],
  ['dark', dark],
] as const) {
  const tokens = tokensOf(block);
  test(`offers, marks, focus rings and seats stand out by 3 to 1 in the ${theme} theme`, () => {
    for (const mark of MARKS) {
      for (const ground of TERRAIN_COLORS) {
        const found = contrast(tokens.get(mark) ?? '', tokens.get(ground) ?? '');
        expect(found, `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}
