/** URLs of earlier pages and programs, and their current form. */
const LEGACY: readonly (readonly [old: RegExp, current: string])[] = [
  [/^(\/api\/tables\/[^/?]+\/seats\/[^/?]+)\/bot(?=$|\?)/, '$1/add-bot'],
  [/^(\/api\/tables\/[^/?]+\/seats\/[^/?]+)\/open(?=$|\?)/, '$1/remove-bot'],
  [/^\/api\/home(?=$|\?)/, '/api/lan'],
  [/^\/api\/me\/push\/forget(?=$|\?)/, '/api/me/push/unsubscribe'],
];

/** Rewrites a URL of an earlier version to its current form. */
export function currentUrl(url: string): string {
  const found = LEGACY.find(([old]) => old.test(url));
  return found === undefined ? url : url.replace(...found);
}
