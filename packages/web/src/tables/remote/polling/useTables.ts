import type { TableList, TableSummary } from '@regalia/protocol';
import { useSyncExternalStore } from 'react';
import { api } from '../api/api.ts';
import { type Page, Poll } from './Poll.ts';
import type { Answered } from './useServer.ts';

const EVERY = 8000;

const thisPage: Page = {
  isHidden: () => document.hidden,
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** The one place that asks again and again. */
const POLLS: Readonly<Record<TableList, Poll<readonly TableSummary[]>>> = {
  mine: new Poll(() => api.me().then(() => api.tables('mine')), EVERY, thisPage),
  open: new Poll(() => api.me().then(() => api.tables('open')), EVERY, thisPage),
  running: new Poll(() => api.me().then(() => api.tables('running')), EVERY, thisPage),
};

/** The tables of the server as they are now, and a moment later too. */
export function useTables(list: TableList): Answered<readonly TableSummary[]> {
  const poll = POLLS[list];
  return useSyncExternalStore(poll.subscribe, poll.answered);
}

/** Asks at once, after something was changed here. */
export function refreshTables(list: TableList): void {
  POLLS[list].again();
}
