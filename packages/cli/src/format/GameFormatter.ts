import {
  type Decision,
  formatPlain,
  type Game,
  type GameEvent,
  type Locale,
  type Message,
  makeNamer,
  type Namer,
  type OptionId,
  type Params,
  type Refusal,
  type ScoreLine,
  type Seat,
  type Viewer,
} from '@regalia/kernel';

const SEAT: Readonly<Record<Locale, string>> = { en: 'Seat', cs: 'Místo', sk: 'Miesto' };
const MAX_SEATS = 8;

/** Default names of seats. */
function seatNames(locale: Locale, seats = MAX_SEATS): string[] {
  return Array.from({ length: seats }, (_, seat) => `${SEAT[locale]} ${seat}`);
}

/** Formats a game's sentences in one language, with the names of one table. Events speak to the reader, if there is one. */
export class GameFormatter {
  readonly #game: Game;
  readonly #locale: Locale;
  readonly #namer: Namer;
  readonly #reader: Seat | null;

  constructor(game: Game, locale: Locale, names: readonly string[] = seatNames(locale), reader: Seat | null = null) {
    this.#game = game;
    this.#locale = locale;
    this.#reader = reader;
    this.#namer = makeNamer(game.texts, locale, names);
  }

  /** The events the viewer may know, one sentence each. */
  events(events: readonly GameEvent[], viewer: Viewer): string[] {
    return events.flatMap((event) => {
      const known = this.#game.redact(event, viewer);
      const message = known && this.#game.texts.ofEvent(known);
      return message ? [this.message(message)] : [];
    });
  }

  question(d: Decision): string {
    return this.message(this.#game.texts.ofDecision(d));
  }

  option(d: Decision, option: OptionId): string {
    return this.message(this.#game.texts.ofOption(d, option));
  }

  /** The longer description of an option, or of the cards it names; empty if the game has none. */
  optionText(d: Decision, option: OptionId): string[] {
    const { key, params } = this.#game.texts.ofOption(d, option);
    if (this.#has(`${key}.text`)) return [this.text(`${key}.text`, params)];
    return Object.values(params).flatMap((value) => {
      if (typeof value !== 'object' || value.of !== 'card') return [];
      return [value.id].flat().flatMap((card) => this.cardText(card));
    });
  }

  /** What a card says; empty for cards without a text. */
  cardText(card: number): string[] {
    const { key, params } = this.#game.texts.ofEntity('card', card);
    return this.#has(`${key}.text`) ? [this.text(`${key}.text`, params)] : [];
  }

  refusal(refusal: Refusal): string {
    return this.message(refusal);
  }

  scoreLine({ key, params }: ScoreLine): string {
    return this.message({ key, params });
  }

  /** The display name of a zone in the layout. */
  zone(name: string): string {
    return this.message({ key: `zone.${name}`, params: {} });
  }

  name(of: string, id: number): string {
    return this.#namer(of, id);
  }

  /** Names in the given order; equal ones are counted, as in `3× Copper`. */
  names(of: string, ids: readonly number[]): string {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(this.name(of, id), (counts.get(this.name(of, id)) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count === 1 ? name : `${count}× ${name}`)).join(', ');
  }

  text(key: string, params: Params = {}): string {
    return this.message({ key, params });
  }

  message(message: Message): string {
    return formatPlain(this.#locale, this.#game.texts.dictionary(this.#locale), message, this.#namer, this.#reader);
  }

  #has(key: string): boolean {
    return key in this.#game.texts.dictionary(this.#locale);
  }
}

export function formatRefusal(game: Game, locale: Locale, refusal: Refusal): string {
  return new GameFormatter(game, locale).refusal(refusal);
}
