import * as z from 'zod/mini';

type Primitive = string | number | boolean | null | undefined;

/** A deeply readonly type. */
export type Immutable<T> = T extends Primitive
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** The type of data that fits a schema. */
export type DataOf<S extends z.ZodMiniType> = Immutable<z.infer<S>>;

/** Data whose shape a game or the kernel defines; passed through unchanged. */
export function opaque<T>(): z.ZodMiniType<T> {
  return z.unknown() as z.ZodMiniType as z.ZodMiniType<T>;
}
