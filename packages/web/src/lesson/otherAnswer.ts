/** At which step something else than advised was last answered, and how often that happened. */
export interface OtherAnswer {
  readonly step: number;
  readonly times: number;
}

export const NOT_YET: OtherAnswer = { step: -1, times: 0 };
