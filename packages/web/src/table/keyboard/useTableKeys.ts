import type { Answer } from '@regalia/kernel';
import { useEffect } from 'react';
import { type KeyCommand, keyCommand } from '../../tableModel/keyCommand.ts';
import type { TableModel } from '../../tableModel/TableModel.ts';
import { useStable } from '../../ui/useStable.ts';
import { isNotForTable } from './keyboard.ts';

const TARGETS = {
  hand: '[data-place=hand] [data-choosable]',
  offered: '[data-choosable][data-offered], [data-choosable][data-marked]',
  prompt: '[data-place=prompt]',
  log: '[data-place=log]',
} as const;

/** All keys of the table; what each means is decided without a browser. */
export function useTableKeys(model: TableModel, shortcut: Answer | undefined): void {
  const press = useStable((event: KeyboardEvent): void => {
    if (isNotForTable(event)) return;
    const command = keyCommand(pressOf(event), model.shown(), shortcut);
    if (command === null) return;
    if (command.t !== 'tap' && command.t !== 'send') event.preventDefault();
    perform(model, command);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [press]);
}

function pressOf({ key, repeat, target }: KeyboardEvent): Parameters<typeof keyCommand>[0] {
  const isOn = (selector: string): boolean => target instanceof Element && target.matches(selector);
  return {
    key,
    isRepeat: repeat,
    isOnChoosable: isOn('[data-choosable]'),
    isOnButton: isOn('button, [role=button]'),
    isOnNothing: target === document.body || isOn('[data-place=prompt]'),
  };
}

/** What each command does. */
const ACTIONS: {
  readonly [T in KeyCommand['t']]: (model: TableModel, command: Extract<KeyCommand, { t: T }>) => void;
} = {
  tap: (model, { option }) => model.tap(option),
  send: (model, { answer }) => model.send(answer),
  'list-keys': (model) => model.open({ isListingKeys: true }),
  'look-by': (model, { by }) => model.lookBy(by),
  'look-at': (model, { step }) => model.lookAt(step),
  present: (model) => model.lookAtPresent(),
  play: ({ source }) => source.replay?.togglePlaying(),
  focus: (model, { on }) => {
    model.openPanel(on === 'log' ? 'log' : 'table');
    focusSoon(TARGETS[on]);
  },
};

function perform(model: TableModel, command: KeyCommand): void {
  const action = ACTIONS[command.t] as (model: TableModel, command: KeyCommand) => void;
  action(model, command);
}

/** By the next frame what is turned to is there. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(selector)?.focus();
  });
}
