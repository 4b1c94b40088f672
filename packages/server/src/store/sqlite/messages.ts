export type StoreRole = 'writer' | 'reader';

export interface StoreCall {
  readonly name: string;
  readonly args: readonly unknown[];
}
