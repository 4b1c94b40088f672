import type { Card } from '@regalia/kernel';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { keyOfOption } from '../../tableModel/optionKeys.ts';
import { useZoom } from '../cards/zoom/zoom.ts';
import { useTable } from '../tableContext.ts';
import { type ChoosableOption, type ChoosableState, stateOf, useChoice } from './choice.ts';

export interface ChoosableProps extends ChoosableOption {
  /** All that it says, for those who do not see it. */
  readonly says: string;
  /** The card to be seen large; the option itself where options are cards, null for none. */
  readonly card?: Card | null | undefined;
  /** What a tap does while the question is not about it; looks at the card by default. */
  readonly onLook?: (() => void) | undefined;
  /** Instead of an answer: the next tap on the table is meant for this, until it is put away. */
  readonly aim?: Aim | undefined;
}

/** Something that needs a target on the table: it is taken up first, and put away by another tap. */
export interface Aim {
  readonly isOn: boolean;
  readonly isOffered: boolean;
  readonly toggle: () => void;
}

/** How an option stands to the question, and what makes an element that option. */
export interface ChoosableView extends ChoosableState {
  /** Its number among the marked, from 1, where the order counts; null elsewhere. */
  readonly number: number | null;
  /** What that number means, e.g. "on top". */
  readonly numberName: string | undefined;
  readonly props: {
    readonly 'aria-label': string;
    readonly 'aria-pressed': boolean | undefined;
    readonly 'aria-keyshortcuts': string | undefined;
    readonly 'data-choosable': string;
    /** The key that marks it, shown while keys are in use. */
    readonly 'data-key': string | undefined;
    readonly 'data-card': Card | undefined;
    readonly 'data-offered': true | undefined;
    readonly 'data-marked': true | undefined;
    readonly 'data-off': true | undefined;
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
}

const LONG_PRESS = 450;
/** A finger that goes further than this moves something. */
const STILL = 10;

/** Something to be chosen by click or Enter, and its card to be seen large by hovering, a long press or the key "i". */
export function useChoosable(option: ChoosableProps): ChoosableView {
  const { of, id, card = of === 'card' ? id : null } = option;
  const choice = useChoice();
  const { ui, speech } = useTable();
  const zoom = useZoom();
  const timer = useRef(0);
  const wasLong = useRef(false);
  const pressed = useRef({ x: 0, y: 0 });
  const { decision } = choice;
  const { aim } = option;
  const state = aim
    ? { asked: true, offered: aim.isOffered, marked: aim.isOn, order: -1, times: 0 }
    : stateOf(choice, option);
  const { asked, offered, marked, order, times } = state;
  const isSingle = decision?.max === 1;
  const isNumbered =
    marked &&
    !aim &&
    decision !== null &&
    !isSingle &&
    (decision.kind === 'order' || ui.numbersMarks?.(decision) === true);
  const number = isNumbered ? order + 1 : null;
  const numberName = isNumbered
    ? (speech.text(`slot.${decision.prompt}.${number}`) ?? ui.slotName?.(decision, order, speech))
    : undefined;
  const said = [
    option.says,
    number !== null && speech.t('thing.number', { n: number }),
    numberName,
    times > 1 && speech.t('thing.times', { n: times }),
  ];
  const choose = (): void => {
    zoom.unhover();
    if (aim && (offered || marked)) aim.toggle();
    else if (offered && marked && !isSingle && option.copy !== undefined) choice.drop(id);
    else if (offered) choice.tap(id);
    else if (asked) choice.explain(id, card);
    else if (option.onLook) option.onLook();
    else if (card !== null) zoom.open(card);
  };
  const key = offered && !aim && decision !== null ? keyOfOption(decision, id) : undefined;
  const stop = (): void => {
    clearTimeout(timer.current);
    zoom.unhover();
  };
  return {
    ...state,
    number,
    numberName,
    props: {
      'aria-label': said.filter(Boolean).join(', '),
      'aria-pressed': offered || marked ? marked : undefined,
      'aria-keyshortcuts': [key, card !== null && 'i'].filter(Boolean).join(' ') || undefined,
      'data-choosable': `${of} ${id}`,
      'data-key': key,
      'data-card': card ?? undefined,
      'data-offered': (offered && !marked) || undefined,
      'data-marked': marked || undefined,
      'data-off': (asked && !offered) || undefined,
      onClick: () => {
        if (!wasLong.current) choose();
        wasLong.current = false;
      },
      onKeyDown: (event) => {
        if (card !== null && (event.key === 'i' || event.key === 'I')) zoom.open(card);
      },
      onPointerEnter: (event) => {
        if (card !== null && event.pointerType === 'mouse') zoom.hover(card, event.currentTarget);
      },
      onPointerLeave: stop,
      onPointerDown: (event) => {
        wasLong.current = false;
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse' || card === null || !event.isPrimary) return;
        pressed.current = { x: event.clientX, y: event.clientY };
        timer.current = window.setTimeout(() => {
          wasLong.current = true;
          zoom.open(card);
        }, LONG_PRESS);
      },
      onPointerMove: ({ clientX, clientY }) => {
        const { x, y } = pressed.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL) clearTimeout(timer.current);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: stop,
      onContextMenu: (event) => {
        if (card === null) return;
        event.preventDefault();
        zoom.open(card);
      },
    },
  };
}
