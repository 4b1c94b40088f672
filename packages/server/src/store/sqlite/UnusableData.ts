const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write there',
  EEXIST: 'it is a link that leads nowhere',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'it does not exist and cannot be made',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is not a folder',
  EPERM: 'this user may not read and write there',
  EROFS: 'it is on a disk that cannot be written to',
};

/** The folder cannot be used, for a reason that the operator can fix. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';

  static because(folder: string, cause: unknown): UnusableData {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    return new UnusableData(`the data in ${folder} cannot be used: ${REASONS[code] ?? message}`);
  }
}
