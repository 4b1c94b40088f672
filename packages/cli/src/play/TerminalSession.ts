import { type Decision, type GameEvent, IllegalAnswer, type Locale } from '@regalia/kernel';
import pc from 'picocolors';
import type { GameFormatter } from '../format/GameFormatter.ts';
import { ruleText } from '../format/ruleBook.ts';
import { readNumbers } from './answers.ts';
import { describeBoard } from './board.ts';
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
  #log: LoggedLine[] = [];

  constructor(table: PlayTable, formatter: GameFormatter, locale: Locale) {
    this.#table = table;
    this.#formatter = formatter;
    this.#locale = locale;
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
        return this.#board();
      case 's':
        return describeScore(this.#table.game, this.#table.state, this.#table.seat, this.#formatter, this.#locale);
      case 'u':
        return this.#undo();
      default:
        return this.#answer(d, word);
    }
  }

  #answer(d: Decision, word: string): string[] {
    const answer = readNumbers(d, word);
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
    const question = ['', ...this.#board().map((line) => pc.dim(line)), pc.bold(this.#formatter.question(d))];
    if (d.kind === 'amount') return [...question, this.#phrase('amount', d.min, d.max)];
    const none = d.min === 0 ? [`   0  ${this.#phrase('none')}`] : [];
    return [...question, ...d.options.map((option, i) => this.#offer(d, option, i)), ...none];
  }

  #offer(d: Decision, option: number, index: number): string {
    const limit = d.limits?.[index] ?? 1;
    return `${String(index + 1).padStart(4)}  ${this.#formatter.option(d, option)}${limit > 1 ? ` ×${limit}` : ''}`;
  }

  #explain(d: Decision): string[] {
    return d.options.flatMap((option, i) => {
      const text = this.#formatter.optionText(d, option);
      return [this.#offer(d, option, i), ...(text === undefined ? [] : [pc.dim(`      ${text}`)])];
    });
  }

  #why(d: Decision): string[] {
    const text = ruleText(this.#table.game.id, d.rule, this.#locale);
    return [this.#phrase('rule', d.rule), ...(text === undefined ? [] : [pc.dim(text)])];
  }

  #board(): string[] {
    const { game, state, seat } = this.#table;
    return describeBoard(game, state, seat, this.#formatter, (count, remembered) => {
      if (remembered.length === 0) return this.#phrase('hidden', count);
      return this.#phrase('remembered', count, remembered.join(', '));
    });
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
