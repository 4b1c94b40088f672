import type { DicekingView } from '@regalia/games/diceking';
import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';

/** Rolling on, stopping, letting the dragon come: each has words of its own. */
export function answering(d: Decision, picked: Answer, _: DicekingView, speech: TableSpeech): Answering {
  const say = (key: string): string => speech.text(key) ?? speech.t('confirm');
  switch (d.prompt) {
    case 'reroll':
      return {
        confirm: say('confirm.reroll'),
        none: say('confirm.stop'),
        ...(picked.length === 0 && { shortcut: undefined }),
      };
    case 'claim':
      return { confirm: speech.t('confirm'), none: say('confirm.alarm') };
    case 'pair':
      return { confirm: speech.t('confirm'), none: say('confirm.go-on') };
    case 'steal-card':
    case 'steal-gem':
      return { confirm: speech.t('confirm'), none: say('confirm.steal-nothing') };
    default:
      return { confirm: speech.t('confirm') };
  }
}
