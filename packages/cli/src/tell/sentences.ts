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
const MOST_SEATS = 8;

/** What seats are called where nobody has a name. */
function seatNames(locale: Locale, seats = MOST_SEATS): string[] {
  return Array.from({ length: seats }, (_, seat) => `${SEAT[locale]} ${seat}`);
}

/** Says a game's sentences in one language, with the names of one table. */
export class Teller {
  readonly #game: Game;
  readonly #locale: Locale;
  readonly #namer: Namer;

  constructor(game: Game, locale: Locale, names: readonly string[] = seatNames(locale)) {
    this.#game = game;
    this.#locale = locale;
    this.#namer = makeNamer(game.texts, locale, names);
  }

  /** The events as the viewer may know them, one sentence each. */
  events(events: readonly GameEvent[], viewer: Viewer): string[] {
    return events.flatMap((event) => {
      const known = this.#game.redact(event, viewer);
      const message = known && this.#game.texts.ofEvent(known);
      return message ? [this.#say(message)] : [];
    });
  }

  question(d: Decision): string {
    return this.#say(this.#game.texts.ofDecision(d));
  }

  option(d: Decision, option: OptionId): string {
    return this.#say(this.#game.texts.ofOption(d, option));
  }

  /** What the option does, where the game says more of it than its name. */
  optionText(d: Decision, option: OptionId): string | undefined {
    const { key, params } = this.#game.texts.ofOption(d, option);
    const longer = `${key}.text`;
    return longer in this.#game.texts.dictionary(this.#locale) ? this.#say({ key: longer, params }) : undefined;
  }

  refusal(refusal: Refusal): string {
    return this.#say(refusal);
  }

  scoreLine({ key, params }: ScoreLine): string {
    return this.#say({ key, params });
  }

  /** What a zone of this name in the layout is called. */
  zone(name: string): string {
    return this.#say({ key: `zone.${name}`, params: {} });
  }

  name(of: string, id: number): string {
    return this.#namer(of, id);
  }

  #say(message: Message): string {
    return formatPlain(this.#locale, this.#game.texts.dictionary(this.#locale), message, this.#namer);
  }
}

export function sayRefusal(game: Game, locale: Locale, refusal: Refusal): string {
  return new Teller(game, locale).refusal(refusal);
}
