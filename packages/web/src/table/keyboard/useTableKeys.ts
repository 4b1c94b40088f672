import type { Answer } from '@regalia/kernel';
import { useEffect } from 'react';
import { useSettings } from '../../settings/settingsStore.ts';
import { type KeyCommand, keyCommand } from '../../tableModel/keyCommand.ts';
import type { TableModel } from '../../tableModel/TableModel.ts';
import { useStable } from '../../ui/useStable.ts';
import { isNotForTable } from './keyboard.ts';
import { nextOffered } from './nextOffered.ts';

const TARGETS = {
  hand: '[data-place=hand] [data-choosable]',
  prompt: '[data-place=prompt]',
  log: '[data-place=log]',
} as const;

/** All keys of the table; what each means is decided without a browser. */
export function useTableKeys(model: TableModel, shortcut: Answer | undefined): void {
  const press = useStable((event: KeyboardEvent): void => {
    if (isNotForTable(event)) return;
    // What each key marks is shown while keys are in use.
    document.documentElement.toggleAttribute('data-keys', useSettings.getState().keys);
    const command = keyCommand(pressOf(event), model.shown(), shortcut);
    if (command === null) return;
    // Enter would also press the button that has the focus.
    if (command.t !== 'tap') event.preventDefault();
    perform(model, command);
  });
  useEffect(() => {
    const listening = new AbortController();
    const hideKeys = (): void => document.documentElement.removeAttribute('data-keys');
    addEventListener('keydown', press, { signal: listening.signal });
    addEventListener('pointerdown', hideKeys, { signal: listening.signal });
    return () => {
      listening.abort();
      hideKeys();
    };
  }, [press]);
}

function pressOf({ key, code, shiftKey, repeat, target }: KeyboardEvent): Parameters<typeof keyCommand>[0] {
  const isOn = (selector: string): boolean => target instanceof Element && target.matches(selector);
  return {
    // Czech, Slovak and French keyboards have letters above the digits.
    key: /^Digit\d$/.test(code) && !shiftKey ? code.slice(-1) : key,
    isRepeat: repeat,
    isOnChoosable: isOn('[data-choosable]'),
    isOnMarked: isOn('[data-choosable]:is([data-marked], [aria-pressed=true])'),
    isOnButton: isOn('button, [role=button]'),
    isOnNothing: !isOn('a, button, summary, [role=button], [role=tab]'),
  };
}

/** What each command does. */
const ACTIONS: {
  readonly [T in KeyCommand['t']]: (model: TableModel, command: Extract<KeyCommand, { t: T }>) => void;
} = {
  tap: (model, { option }) => model.tap(option),
  send: (model, { answer }) => model.send(answer),
  'say-missing': (model) => model.sayMissing(),
  'list-keys': (model) => model.open({ isListingKeys: true }),
  'look-by': (model, { by }) => model.lookBy(by),
  'look-at': (model, { step }) => model.lookAt(step),
  present: (model) => model.lookAtPresent(),
  play: ({ source }) => source.replay?.togglePlaying(),
  focus: (model, { on }) => {
    model.openPanel(on === 'log' ? 'log' : 'table');
    focusSoon(() => (on === 'offered' ? nextOffered() : document.querySelector<HTMLElement>(TARGETS[on])));
  },
};

function perform(model: TableModel, command: KeyCommand): void {
  const action = ACTIONS[command.t] as (model: TableModel, command: KeyCommand) => void;
  action(model, command);
}

/** By the next frame what is turned to is there. */
function focusSoon(find: () => HTMLElement | SVGElement | null): void {
  requestAnimationFrame(() => find()?.focus());
}
