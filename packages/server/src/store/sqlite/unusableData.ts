/** The folder cannot be used, for a reason that whoever keeps the server can do something about. */
export class UnusableData extends Error {
  constructor(folder: string, cause: unknown) {
    super(`the data in ${folder} cannot be used: ${(cause as Error).message}`);
    this.name = 'UnusableData';
  }
}
