/** The folder cannot be used, for a reason that whoever keeps the server can do something about. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';

  static because(folder: string, cause: unknown): UnusableData {
    return new UnusableData(`the data in ${folder} cannot be used: ${(cause as Error).message}`);
  }
}
