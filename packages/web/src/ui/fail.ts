/** Thrown while drawing, so that the page boundary shows a way out: `setState(() => fail(error))`. */
export function fail(error: unknown): never {
  throw error;
}
