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
  type Refusal,
  type ScoreLine,
  type Viewer,
} from '@regalia/kernel';

const SEAT: Readonly<Record<Locale, string>> = { en: 'Seat', cs: 'Místo', sk: 'Miesto' };
const MAX_SEATS = 8;

/** Default names of seats. */
function seatNames(locale: Locale, seats = MAX_SEATS): string[] {
  return Array.from({ length: seats }, (_, seat) => `${SEAT[locale]} ${seat}`);
}

/** Formats a game's sentences in one language, with the names of one table. */
export class GameFormatter {
  readonly #game: Game;
  readonly #locale: Locale;
  readonly #namer: Namer;

  constructor(game: Game, locale: Locale, names: readonly string[] = seatNames(locale)) {
    this.#game = game;
    this.#locale = locale;
    this.#namer = makeNamer(game.texts, locale, names);
  }

  /** The events the viewer may know, one sentence each. */
  events(events: readonly GameEvent[], viewer: Viewer): string[] {
    return events.flatMap((event) => {
      const known = this.#game.redact(event, viewer);
      const message = known && this.#game.texts.ofEvent(known);
      return message ? [this.#format(message)] : [];
    });
  }

  question(d: Decision): string {
    return this.#format(this.#game.texts.ofDecision(d));
  }

  option(d: Decision, option: OptionId): string {
    return this.#format(this.#game.texts.ofOption(d, option));
  }

  /** The longer description of an option, if the game has one. */
  optionText(d: Decision, option: OptionId): string | undefined {
    const { key, params } = this.#game.texts.ofOption(d, option);
    const longer = `${key}.text`;
    return longer in this.#game.texts.dictionary(this.#locale) ? this.#format({ key: longer, params }) : undefined;
  }

  refusal(refusal: Refusal): string {
    return this.#format(refusal);
  }

  scoreLine({ key, params }: ScoreLine): string {
    return this.#format({ key, params });
  }

  /** The display name of a zone in the layout. */
  zone(name: string): string {
    return this.#format({ key: `zone.${name}`, params: {} });
  }

  name(of: string, id: number): string {
    return this.#namer(of, id);
  }

  #format(message: Message): string {
    return formatPlain(this.#locale, this.#game.texts.dictionary(this.#locale), message, this.#namer);
  }
}

export function formatRefusal(game: Game, locale: Locale, refusal: Refusal): string {
  return new GameFormatter(game, locale).refusal(refusal);
}
