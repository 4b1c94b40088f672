import * as z from 'zod/mini';

type Primitive = string | number | boolean | null | undefined;

/** A type whose data nobody changes, at any depth. */
export type Immutable<T> = T extends Primitive
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** The type of data that fits a schema. */
export type DataOf<S extends z.ZodMiniType> = Immutable<z.infer<S>>;

/** Data whose shape a game or the kernel defines; it is sent as it is. */
export function opaque<T>(): z.ZodMiniType<T> {
  return z.unknown() as z.ZodMiniType as z.ZodMiniType<T>;
}
