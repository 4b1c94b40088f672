/** Addresses that earlier pages and programs use, and what they are called today. */
const LEGACY: readonly (readonly [old: RegExp, current: string])[] = [
  [/^(\/api\/tables\/[^/?]+\/seats\/[^/?]+)\/bot(?=$|\?)/, '$1/add-bot'],
  [/^(\/api\/tables\/[^/?]+\/seats\/[^/?]+)\/open(?=$|\?)/, '$1/remove-bot'],
  [/^\/api\/home(?=$|\?)/, '/api/lan'],
  [/^\/api\/me\/push\/forget(?=$|\?)/, '/api/me/push/unsubscribe'],
];

/** Rewrites an address of an earlier version to today's. */
export function currentUrl(url: string): string {
  const found = LEGACY.find(([old]) => old.test(url));
  return found === undefined ? url : url.replace(...found);
}
