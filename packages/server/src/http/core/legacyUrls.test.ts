import { expect, test } from 'vitest';
import { currentUrl } from './legacyUrls.ts';

test.each([
  ['/api/tables/abcdefghijkl/seats/1/bot', '/api/tables/abcdefghijkl/seats/1/add-bot'],
  ['/api/tables/abcdefghijkl/seats/12/open?x=1', '/api/tables/abcdefghijkl/seats/12/remove-bot?x=1'],
  ['/api/home', '/api/lan'],
  ['/api/me/push/forget', '/api/me/push/unsubscribe'],
])('rewrites %s of earlier versions to %s', (old, current) => {
  expect(currentUrl(old)).toBe(current);
});

test.each(['/api/homes', '/api/tables/abcdefghijkl/sit', '/t/abcdefghijkl', '/api/tables/a/seats/1/bots', '/'])(
  'leaves %s unchanged',
  (url) => {
    expect(currentUrl(url)).toBe(url);
  },
);
