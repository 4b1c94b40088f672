const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write there',
  EEXIST: 'it is a broken link',
  ELOOP: 'its links form a loop',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'it does not exist and cannot be made',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is not a folder',
  EPERM: 'this user may not read and write there',
  EROFS: 'it is on a read-only disk',
};

/** The folder cannot be used, for a reason that the operator can fix. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';

  static because(folder: string, cause: unknown): UnusableData {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    return new UnusableData(`the data in ${folder} cannot be used: ${REASONS[code] ?? message}`);
  }
}
