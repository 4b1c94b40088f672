import { type Answer, type Decision, type GameEvent, IllegalAnswer, type Locale, viewZone } from '@regalia/kernel';
import pc from 'picocolors';
import type { GameFormatter } from '../format/GameFormatter.ts';
import { ruleText } from '../format/ruleBook.ts';
import { numbersOf, readNumbers } from './answers.ts';
import { boardOf } from './boards/index.ts';
import type { SeenTable, TerminalBoard } from './boards/TerminalBoard.ts';
import type { PlayTable } from './PlayTable.ts';
import { type Phrase, phrase } from './phrases.ts';
import { describeScore } from './scoreboard.ts';

/** A log line and the number of answers before it, so that an undo can drop later lines. */
interface LoggedLine {
  readonly after: number;
  readonly line: string;
}

/** Input and output of one terminal game, without streams. */
export class TerminalSession {
  readonly #table: PlayTable;
  readonly #formatter: GameFormatter;
  readonly #locale: Locale;
  readonly #adviser: string;
  readonly #board: TerminalBoard;
  #log: LoggedLine[] = [];

  /** `adviser` is the name of the bot that gives hints. */
  constructor(table: PlayTable, formatter: GameFormatter, locale: Locale, adviser: string) {
    this.#table = table;
    this.#formatter = formatter;
    this.#locale = locale;
    this.#adviser = adviser;
    this.#board = boardOf(table.game.id);
  }

  /** The events before the first question, then the question. */
  open(events: readonly GameEvent[]): string[] {
    const lines = [...this.#logEvents(events), ...this.#logEvents(this.#table.letBotsPlay())];
    return [pc.dim(this.#phrase('help')), ...lines, ...this.#ask()];
  }

  /** The reply to a line. */
  reply(line: string): string[] {
    const word = line.trim();
    const d = this.#table.question;
    if (word === '') return this.#ask();
    if (word.toLowerCase() === 'l')
      return this.#log.length === 0 ? [this.#phrase('noLog')] : this.#log.map((entry) => entry.line);
    if (d === undefined) return [];
    switch (word.toLowerCase()) {
      case '?':
        return this.#explain(d);
      case 'w':
        return this.#why(d);
      case 't':
        return this.#board.lines(this.#seen());
      case 'h':
        return this.#advise(d);
      case 's':
        return describeScore(this.#table.game, this.#table.state, this.#table.seat, this.#formatter, this.#locale);
      case 'u':
        return this.#undo();
      default:
        return this.#answer(d, word);
    }
  }

  #answer(d: Decision, word: string): string[] {
    const answer = readNumbers(d, word, this.#shortcuts(d));
    if (answer === undefined) return [pc.yellow(this.#phrase('badNumber'))];
    try {
      const before = this.#table.state.flow.answered;
      const lines = this.#logEvents(this.#table.answer(answer), before);
      return [...lines, ...this.#logEvents(this.#table.letBotsPlay()), ...this.#ask()];
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      return [pc.yellow(`${this.#formatter.refusal(error.refusal)} (${error.ruleId})`)];
    }
  }

  #ask(): string[] {
    const d = this.#table.question;
    if (d === undefined) return [];
    const question = ['', ...this.#board.lines(this.#seen(), d), pc.bold(this.#formatter.question(d))];
    if (d.kind === 'amount') return [...question, this.#phrase('amount', d.min, d.max)];
    const none = d.min === 0 ? [numbered(0, this.#phrase('none'))] : [];
    const factsOf = (option: number) => {
      const facts = this.#board.facts(this.#seen(), d, option);
      return facts === '' ? '' : pc.dim(` – ${facts}`);
    };
    return [...question, ...this.#offers(d, factsOf), ...none];
  }

  /** Shortcuts, then options, each with what follows its name. */
  #offers(d: Decision, after: (option: number) => string): string[] {
    const shortcuts = this.#shortcuts(d);
    const all = shortcuts.map((answer, i) => numbered(i + 1, this.#phrase('all', this.#formatter.names(d.of, answer))));
    const options = d.options.map((option, i) => {
      const limit = d.limits?.[i] ?? 1;
      const name = this.#formatter.option(d, option);
      return numbered(shortcuts.length + i + 1, `${name}${limit > 1 ? ` ×${limit}` : ''}${after(option)}`);
    });
    return [...all, ...options];
  }

  #explain(d: Decision): string[] {
    const seen = this.#seen();
    const lines = this.#offers(d, () => '');
    const first = lines.length - d.options.length;
    return lines.flatMap((line, i) => {
      const option = d.options[i - first];
      if (option === undefined) return [line];
      const texts = [
        this.#board.facts(seen, d, option),
        ...(this.#board.details?.(seen, d, option) ?? []),
        ...this.#formatter.optionText(d, option),
      ].filter((text, at, list) => text !== '' && !list.some((other, j) => j !== at && other.includes(text)));
      return [line, ...texts.map((text) => pc.dim(`${INDENT}${text}`))];
    });
  }

  #why(d: Decision): string[] {
    const text = ruleText(this.#table.game.id, d.rule, this.#locale);
    return [this.#phrase('rule', d.rule), ...(text === undefined ? [] : [pc.dim(text)])];
  }

  #advise(d: Decision): string[] {
    return [this.#phrase('advice', this.#adviser, numbersOf(d, this.#table.advice(d), this.#shortcuts(d)))];
  }

  #shortcuts(d: Decision): readonly Answer[] {
    return this.#board.shortcuts?.(d) ?? [];
  }

  #seen(): SeenTable {
    const { game, state, seat } = this.#table;
    const layout = game.layout(state.seats);
    return {
      view: game.view(state, seat),
      seat,
      layout,
      zones: layout.specs.map((_, zone) => viewZone(state, layout, zone, seat)),
      formatter: this.#formatter,
      colors: pc,
      phrase: (key, ...values) => this.#phrase(key, ...values),
    };
  }

  #undo(): string[] {
    if (!this.#table.canUndo) return [pc.yellow(this.#phrase('cannotUndo'))];
    this.#table.undo();
    const { answered } = this.#table.state.flow;
    this.#log = this.#log.filter((entry) => entry.after < answered);
    return [this.#phrase('undone'), ...this.#logEvents(this.#table.letBotsPlay()), ...this.#ask()];
  }

  #logEvents(events: readonly GameEvent[], after = this.#table.state.flow.answered): string[] {
    const lines = this.#formatter.events(events, this.#table.seat);
    this.#log.push(...lines.map((line) => ({ after, line })));
    return lines;
  }

  #phrase(key: Phrase, ...values: readonly (string | number)[]): string {
    return phrase(this.#locale, key, ...values);
  }
}

const INDENT = '      ';

function numbered(number: number, text: string): string {
  return `${String(number).padStart(4)}  ${text}`;
}
