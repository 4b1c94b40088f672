/** Where unguessable values come from; a port so that tests can compare bytes. */
export interface Entropy {
  /** Random bytes in lower-case hex. */
  hex(bytes: number): string;
  /** A random id of letters, digits, - and _. */
  id(length: number): string;
}
