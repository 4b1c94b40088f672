declare module '~icons/*' {
  /** The drawing as SVG path data on a square of 512 units. */
  export const paths: readonly string[];
}
