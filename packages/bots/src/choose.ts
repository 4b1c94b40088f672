import {
  type Answer,
  type Bot,
  type Decision,
  type Game,
  isLegal,
  NotAsked,
  openDecision,
  type RngState,
  type Seat,
  type State,
} from '@regalia/kernel';

/** What a seat may know of a game in which it is asked: a sampled world, and its decision there. */
export interface Sample {
  readonly state: State;
  readonly decision: Decision;
}

/** The only place where bots meet the truth: copies it and replaces all that the seat cannot know. */
export function sampleFor(game: Game, truth: State, seat: Seat, rng: RngState): Sample {
  const state = game.clone(truth);
  game.determinize(state, seat, rng);
  const decision = openDecision(state, seat);
  if (decision === undefined) throw new NotAsked(seat, 'it has no open decision');
  return { state, decision };
}

/** Lets a bot answer for a seat, from what that seat may know and no more. */
export function chooseFor(
  game: Game,
  truth: State,
  seat: Seat,
  bot: Bot,
  rng: RngState,
  stop: () => boolean = () => false,
): Answer {
  return chooseFrom(game, sampleFor(game, truth, seat, rng), bot, rng, stop);
}

/** The bot's answer to a sample, checked. */
export function chooseFrom(
  game: Game,
  { state, decision }: Sample,
  bot: Bot,
  rng: RngState,
  stop: () => boolean,
): Answer {
  const answer = bot.choose({ game, state, decision, rng, stop });
  if (isLegal(decision, answer)) return answer;
  throw new Error(`the bot "${bot.name}" gave an illegal answer to "${decision.prompt}": ${JSON.stringify(answer)}`);
}
