import { botNames } from '@regalia/bots';
import { citadels } from '@regalia/games/citadels';
import { diceking } from '@regalia/games/diceking';
import { dominion } from '@regalia/games/dominion';
import { panovnik } from '@regalia/games/panovnik';
import { tides } from '@regalia/games/tides';
import { formatPlain, LOCALES, type Locale } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { cs } from '../../i18n/cs.ts';
import { en } from '../../i18n/en.ts';
import type { ShellTexts } from '../../i18n/shellTexts.ts';
import { sk } from '../../i18n/sk.ts';
import type { Translate } from '../../i18n/text.ts';
import type { Sitter } from '../../tableModel/TableSource.ts';
import { botName, botWithStyle, personName, sitterNames } from './speech.ts';

const games = [tides, dominion, citadels, diceking, panovnik];
await Promise.all(games.flatMap(({ texts }) => LOCALES.map(texts.load)));

const speaking =
  (locale: Locale, texts: ShellTexts): Translate =>
  (key, params = {}) =>
    formatPlain(locale, texts, { key, params }, (_, id) => String(id));

test('a guest without a name is called one in the language of the reader', () => {
  expect(personName(speaking('en', en), 'Guest 3532')).toBe('Guest 3532');
  expect(personName(speaking('cs', cs), 'Guest 3532')).toBe('Host 3532');
  expect(personName(speaking('sk', sk), 'Guest 3532')).toBe('Hosť 3532');
});

test('the only person at a table is “You” without a name; two without names are told apart', () => {
  const sitter = (seat: number, kind: Sitter['kind'], name = ''): Sitter => {
    const level = kind === 'bot' ? 'greedy' : null;
    return { seat, kind, name, level, present: true, autoPlayed: false };
  };
  const names = (...sitters: Sitter[]): string[] => sitterNames(speaking('en', en), sitters);
  expect(names(sitter(0, 'person'), sitter(1, 'bot'))).toEqual(['You', 'Squire']);
  expect(names(sitter(0, 'person', 'Anna'), sitter(1, 'bot'))).toEqual(['Anna', 'Squire']);
  expect(names(sitter(0, 'person'), sitter(1, 'person'))).toEqual(['Player 1', 'Player 2']);
});

test('a chosen name stays as it is', () => {
  expect(personName(speaking('cs', cs), 'Guest of honor')).toBe('Guest of honor');
});

test('every bot of every game has a name for people', () => {
  const levels = games.flatMap((game) => botNames(game));
  expect(levels.filter((level) => botName(speaking('cs', cs), level) === level)).toEqual([]);
});

test('every bot of every game is offered with a phrase of its own about how it plays', () => {
  const levels = [...new Set(games.flatMap((game) => botNames(game)))];
  for (const [locale, texts] of Object.entries({ en, cs, sk })) {
    const t = speaking(locale as Locale, texts);
    const styles = levels.map((level) => botWithStyle(t, level).replace(`${botName(t, level)}: `, ''));
    expect(styles.filter((style) => style.length < 5 || levels.includes(style))).toEqual([]);
    expect(new Set(styles).size).toBe(levels.length);
  }
  expect(botWithStyle(speaking('en', en), 'easy')).toBe('Easy: Minstrel, thinks of the next step only');
  expect(botWithStyle(speaking('en', en), 'random')).toBe('Jester: plays at random');
});

test('no bot bears the name of a card', () => {
  for (const [locale, texts] of Object.entries({ en, cs, sk })) {
    const t = speaking(locale as Locale, texts);
    const cards = games.flatMap(({ texts }) =>
      Object.entries(texts.dictionary(locale as Locale)).flatMap(([key, text]) =>
        /^card\.[^.]+$/.test(key) ? [text] : [],
      ),
    );
    const names = [...new Set(games.flatMap((game) => botNames(game)))].map((level) => botName(t, level));
    expect(names.filter((name) => cards.includes(name.replace(/^The /, '')))).toEqual([]);
  }
});

test('names that only look the same are numbered', () => {
  const sitter = (seat: number, name: string): Sitter => ({
    seat,
    kind: 'person',
    name,
    level: null,
    present: true,
    autoPlayed: false,
  });
  const names = ['Ann', '\u0410nn', 'Háňa', 'Hana'].map((name, seat) => sitter(seat, name));
  expect(sitterNames(speaking('en', en), names)).toEqual(['Ann', '\u0410nn II', 'Háňa', 'Hana']);
});

test('a name from right to left does not turn the sentence around it', () => {
  expect(personName(speaking('en', en), 'דנה 7')).toBe('\u2068דנה 7\u2069');
  expect(personName(speaking('en', en), 'Žofie 7')).toBe('Žofie 7');
});
