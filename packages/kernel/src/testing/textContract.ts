import { describe, expect, test } from 'vitest';
import type { Answer, Decision, Message, OptionId, RngState, State, Viewer } from '../base/vocabulary.ts';
import { findFault, randomAnswer } from '../decision/decision.ts';
import { openDecisions } from '../flow/run.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { seedFast } from '../rng/rng.ts';
import { type Dictionaries, type Dictionary, GRAMMATICAL_CASES, LOCALES, type Locale } from '../text/dictionaries.ts';
import { formatPlain, makeNamer } from '../text/text.ts';

/** How much to play, and which keys random play cannot find. */
export interface TextPlan {
  readonly seats: readonly number[];
  /** Option sets as unvalidated input. */
  readonly options: readonly unknown[];
  /** Random games for each seat count and option set. */
  readonly games: number;
  /** Option ids to try as illegal answers. */
  readonly unofferedOptions: readonly OptionId[];
  /** Keys that only boards and panels read. */
  readonly boardKeys: readonly string[];
}

/** Loads every language of a game. */
export async function loadAllTexts({ texts }: { readonly texts: Pick<Dictionaries, 'load'> }): Promise<void> {
  await Promise.all(LOCALES.map((locale) => texts.load(locale)));
}

const PLACEHOLDER = /\{(\w+)(?:\.(\w+))?(?:, ([^{}]*))?\}/g;
const PERSONS = ['other', 'you'];
const CASES: ReadonlySet<string> = new Set(GRAMMATICAL_CASES);
const SEAT_NAMES = ['Anna', 'Host 3', 'Bot', 'Čeněk', 'Ľubica', 'F', 'G'];

/** Checks that every language has every key and covers every message of the game. */
export function textContract<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  plan: TextPlan,
): void {
  describe(`the texts of ${game.id}`, async () => {
    await loadAllTexts(game);
    const english = game.texts.dictionary('en');
    const messages = collectMessages(game, plan);

    test.each(LOCALES)('%s has the same keys and placeholders as English, and none is empty', (locale) => {
      const dictionary = game.texts.dictionary(locale);
      const { inflected, keys } = splitKeys(dictionary, english);
      expect(keys).toEqual(Object.keys(english));
      expect(inflected.filter((key) => !CASES.has(key.slice(key.lastIndexOf('.') + 1)))).toEqual([]);
      for (const key of keys) {
        const template = dictionary[key] as string;
        expect(template.trim(), key).not.toBe('');
        expect(placeholders(template), key).toEqual(placeholders(english[key] as string));
      }
    });

    test.each(LOCALES)('%s gives every plural exactly the forms of the language', (locale) => {
      for (const [key, template] of Object.entries(game.texts.dictionary(locale))) {
        for (const [, , , forms] of template.matchAll(PLACEHOLDER)) {
          if (forms === undefined) continue;
          const names = formNames(forms);
          if (!names.includes('you')) expect(names, key).toEqual(wholeNumberForms(locale));
        }
      }
    });

    test.each(LOCALES)("%s addresses the reader in every sentence about the reader's seat", (locale) => {
      for (const { key, params } of messages.values()) {
        if (!key.startsWith('event.')) continue;
        for (const [, name = '', , forms] of (game.texts.dictionary(locale)[key] as string).matchAll(PLACEHOLDER)) {
          const param = params[name];
          const isSeat = typeof param === 'object' && param.of === 'seat' && [param.id].flat().length === 1;
          if (isSeat && name !== 'seats') expect(formNames(forms ?? ''), `${key}: {${name}}`).toEqual(PERSONS);
        }
      }
    });

    test.each(LOCALES)('%s covers every event, prompt, option, refusal and score line of random games', (locale) => {
      const namer = makeNamer(game.texts, locale, SEAT_NAMES);
      for (const message of messages.values()) {
        for (const reader of [null, 0]) {
          const sentence = formatPlain(locale, game.texts.dictionary(locale), message, namer, reader);
          expect(sentence.trim(), message.key).toBe(sentence);
          expect(sentence, message.key).toMatch(/./);
          expect(sentence, message.key).not.toMatch(/[{}#|]|undefined|null|NaN| {2}/);
        }
      }
    });

    test('no key is unused', () => {
      const used = new Set([...usedKeys(game, messages.values()), ...plan.boardKeys]);
      expect([...used].filter((key) => !(key in english))).toEqual([]);
      expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
    });
  });
}

/** Each distinct message of the games played, keyed by its JSON. */
function collectMessages<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  plan: TextPlan,
): Map<string, Message> {
  const messages = new Map<string, Message>();
  const add = ({ key, params }: Message) => messages.set(`${key} ${JSON.stringify(params)}`, { key, params });
  for (const seats of plan.seats) {
    for (const options of plan.options) {
      for (let seed = 0; seed < plan.games; seed++) collectGame(game, seats, options, seed, plan.unofferedOptions, add);
    }
  }
  return messages;
}

function collectGame<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  seats: number,
  options: unknown,
  seed: number,
  unofferedOptions: readonly OptionId[],
  add: (message: Message) => void,
): void {
  const rng = seedFast(seed);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'judge'];
  const told: E[] = [];
  const state = game.setup(game.parseOptions(options, seats), seats, seedFast(seed), game.revision, told);
  for (;;) {
    for (const event of told.splice(0)) {
      for (const viewer of viewers) {
        const seen = game.redact(event, viewer);
        const message = seen && game.texts.ofEvent(seen);
        if (message) add(message);
      }
    }
    for (const { lines } of game.score(state, 'judge')) lines.forEach(add);
    const d = openDecisions(state)[0];
    if (d === undefined) return;
    collectDecision(game, state, d, unofferedOptions, rng, add);
    game.apply(state, d.seat, randomAnswer(d, rng), told);
  }
}

function collectDecision<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  state: S,
  d: Decision,
  unofferedOptions: readonly OptionId[],
  rng: RngState,
  add: (message: Message) => void,
): void {
  add(game.texts.ofDecision(d));
  for (const option of d.options) add(game.texts.ofOption(d, option));
  const view = game.view(state, d.seat);
  for (const answer of oddAnswers(d, unofferedOptions, rng)) {
    if (findFault(d, answer)) add(game.whyNot(view, d, answer));
  }
}

/** Mostly illegal answers, each with a different fault. */
function oddAnswers(d: Decision, unofferedOptions: readonly OptionId[], rng: RngState): Answer[] {
  const legal = randomAnswer(d, rng);
  const first = legal[0] ?? 0;
  return [
    [],
    legal.map(() => 0.5),
    legal.map(() => first),
    [...d.options, ...d.options],
    ...unofferedOptions.map((stranger) => [stranger, ...legal.slice(1)]),
  ];
}

function usedKeys<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  messages: Iterable<Message>,
): string[] {
  const keys = ['game.name', 'game.tagline'];
  for (const { name } of game.layout(game.seats.max).specs) keys.push(`zone.${name}`);
  for (const { key, values } of game.options) {
    keys.push(`option.${key}`, `option.${key}.hint`, ...values.map((value) => `option.${key}.${value}`));
  }
  for (let n = 1; n <= game.tieBreaks; n++) keys.push(`tiebreak.${n}`);
  for (const message of messages) keys.push(message.key, ...thingsIn(message).map((thing) => nameKey(game, thing)));
  return keys;
}

function thingsIn({ params }: Message): { of: string; id: number }[] {
  return Object.values(params).flatMap((param) => {
    if (typeof param !== 'object' || param.of === 'seat') return [];
    return [param.id].flat().map((id) => ({ of: param.of, id: id as number }));
  });
}

function nameKey<E extends GameEvent>(
  game: { readonly texts: Game<State, E>['texts'] },
  { of, id }: { of: string; id: number },
): string {
  return game.texts.ofEntity(of, id).key;
}

function placeholders(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => uncapitalized(name)))].sort();
}

function uncapitalized(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Grammatical cases of names are the only keys that English need not have. */
function splitKeys(dictionary: Dictionary, english: Dictionary): { inflected: string[]; keys: string[] } {
  const all = Object.keys(dictionary);
  return { inflected: all.filter((key) => !(key in english)), keys: all.filter((key) => key in english) };
}

function formNames(forms: string): string[] {
  return forms
    .split('|')
    .map((form) => form.slice(0, form.indexOf(':')).trim())
    .sort();
}

function wholeNumberForms(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))].sort();
}
