/** The source of unguessable values; a port, so that tests are reproducible. */
export interface Entropy {
  /** Random bytes in lower-case hex. */
  hex(bytes: number): string;
  /** A random id of letters, digits, - and _. */
  id(length: number): string;
}
