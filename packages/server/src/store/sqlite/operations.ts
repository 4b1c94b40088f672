import type { Kysely } from 'kysely';
import type { Appender } from './Appender.ts';
import type { reads } from './reads.ts';
import type { Schema } from './schema.ts';
import type { writes } from './writes.ts';

export type StoreRole = 'writer' | 'reader';

/** What each connection can do, by name. */
export interface Operations {
  readonly reader: typeof reads;
  readonly writer: typeof writes & {
    readonly append: (db: Kysely<Schema>, ...args: Parameters<Appender['append']>) => boolean;
  };
}

type Operation<R extends StoreRole, N extends keyof Operations[R]> = Extract<
  Operations[R][N],
  (db: Kysely<Schema>, ...args: never[]) => unknown
>;
type ArgsOf<F> = F extends (db: Kysely<Schema>, ...args: infer A) => unknown ? A : never;
type ResultOf<F> = F extends (...args: never[]) => infer T ? Awaited<T> : never;

/** A connection to the data. `call` runs one of its operations, typed by the function that it names. */
export interface StoreConnection<R extends StoreRole> {
  call<N extends keyof Operations[R] & string>(
    name: N,
    ...args: ArgsOf<Operation<R, N>>
  ): Promise<ResultOf<Operation<R, N>>>;
  readonly stats: { readonly commits: number; readonly commitMs: number; readonly calls: number };
  /** Called if the connection ends without being closed. */
  onDeath: ((error: Error) => void) | undefined;
  /** Finishes pending calls, then closes the file. */
  close(): Promise<void>;
  /** Ends the connection as a crash would. For tests. */
  kill(): Promise<void>;
}

/** A call on its way to a connection's thread. */
export interface StoreCall {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Operations as a connection looks them up. */
export type NamedOperations = Readonly<
  Record<string, ((db: Kysely<Schema>, ...args: readonly unknown[]) => unknown) | undefined>
>;

/** Runs the operation that the call names. */
export function runCall(operations: NamedOperations, db: Kysely<Schema>, { name, args }: StoreCall): unknown {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`the store has no operation "${name}"`);
  return operation(db, ...args);
}
