import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, 'src');
const THEME = /^theme\//;

const files = readdirSync(SOURCES, { recursive: true }).map(String);
const textOf = (name: string): string => readFileSync(join(SOURCES, name), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

const sheets = files.filter((name) => name.endsWith('.css') && !THEME.test(name));
const scales = textOf('theme/scales.css');

/** The sizes that queries may ask for, as the comment in `scales.css` lists them. */
const QUERY_SIZES = new Map(
  [...scales.matchAll(/^ \* {3}(\w+) +(.+)$/gm)].map(([, container = '', sizes = '']) => [
    container,
    new Map(
      [...sizes.matchAll(/(width|height)((?: \d+(?:rem)?)+)/g)].map(([, side = '', list = '']) => [
        side,
        list.split(' '),
      ]),
    ),
  ]),
);

/** Everything in a sheet that is a number or a color of its own instead of a step of the theme. */
function strayValues(css: string): string[] {
  const plain = withoutComments(css);
  return [...strayDeclarations(plain), ...strayQueries(plain)];
}

function strayDeclarations(css: string): string[] {
  const declarations = [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)];
  return declarations.flatMap(([whole, property = '', value = '']) => {
    const isNamed = property.startsWith('--');
    const isStray =
      (!isNamed && /(?<![\w.-])-?(?![012]px\b)[\d.]+px\b/.test(value)) ||
      (property === 'font-size' && /[\d.](?:px|rem|pt)\b/.test(value)) ||
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(/i.test(value);
    return isStray ? [whole] : [];
  });
}

function strayQueries(css: string): string[] {
  return [...css.matchAll(/@(media|container)\s*([^{]+)/g)]
    .filter(([, kind, query = '']) => {
      const container = kind === 'media' ? 'window' : (/^\w+(?= \()/.exec(query)?.[0] ?? 'card');
      const allowed = QUERY_SIZES.get(container);
      const asked = [...query.matchAll(/\((width|height) [<>]=? (\d+(?:px|rem))\)/g)];
      const isListed = asked.every(([, side = '', size = '']) => allowed?.get(side)?.includes(size.replace('px', '')));
      return !isListed || asked.length !== (query.match(/\d(?:px|r?em)/g) ?? []).length;
    })
    .map(([whole]) => whole.trim());
}

test.each([
  'gap: 5px;',
  'margin: 0 -7px;',
  'width: min(100%, calc(100cqw - 34px));',
  'font-size: 0.9rem;',
  'font-size: clamp(11px, 3cqi, 1em);',
  'color: #2b2117;',
  '--edge: #fff;',
  'box-shadow: 0 0 0 1px rgb(0 0 0 / 20%);',
])('a number or color of its own is found: %s', (declaration) => {
  expect(strayValues(`.part { ${declaration} }`)).toEqual([declaration]);
});

test.each(['@media (width <= 601px)', '@media (max-width: 600px)', '@container seat (width <= 600px)'])(
  'a size that is not listed is found: %s',
  (query) => {
    expect(strayValues(`${query} { .part { gap: 0; } }`)).toEqual([query]);
  },
);

test.each([
  'border: 1px solid var(--line);',
  'gap: var(--space-3);',
  'font-size: 0.9em;',
  '--card-most: 132px;',
  'padding: 3cqi 0;',
])('steps, hairlines and named sizes pass: %s', (declaration) => {
  expect(strayValues(`@container board (height <= 450px) { .part { ${declaration} } }`)).toEqual([]);
});

test('every sheet takes its numbers and colors from the theme', () => {
  const stray = sheets.flatMap((name) => strayValues(textOf(name)).map((value) => `${name}: ${value}`));
  expect(stray).toEqual([]);
});

test('no two sheets define the same name for the whole page', () => {
  const names = files
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...new Set(namesForAll(textOf(name)))]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

function namesForAll(css: string): string[] {
  const blocks = [...withoutComments(css).matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) => [...block.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
}

test('every custom property that is read without a fallback is defined', () => {
  const code = files.filter((name) => /\.(css|ts|tsx)$/.test(name) && !name.includes('.test.'));
  const defined = new Set(
    code.flatMap((name) => [...textOf(name).matchAll(/(--[\w-]+)['"]?:|'(--[\w-]+)'/g)].map(([, a, b]) => a ?? b)),
  );
  const read = code.flatMap((name) =>
    [...textOf(name).matchAll(/var\((--[\w-]+)\)/g)].map(([, property]) => ({ name, property })),
  );
  expect(read.filter(({ property }) => !defined.has(property))).toEqual([]);
});
