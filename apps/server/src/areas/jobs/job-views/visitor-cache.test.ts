import { expect, test } from 'vitest';
import { VisitorCache } from './visitor-cache.ts';

const visitor = { ip: '192.0.2.1', userAgent: 'Firefox' };
const noon = new Date('2026-05-01T12:00:00Z');
const nextDay = new Date('2026-05-02T00:00:00Z');

test('[H-4] a second look is none until the next day in UTC', () => {
  const visitors = new VisitorCache();
  expect(visitors.isFirstLook(visitor, 'a', noon)).toBe(true);
  expect(visitors.isFirstLook(visitor, 'a', noon)).toBe(false);
  expect(visitors.isFirstLook(visitor, 'b', noon)).toBe(true);
  expect(visitors.isFirstLook(visitor, 'a', nextDay)).toBe(true);
});

test('[H-4] the addresses of one line are one visitor', () => {
  const visitors = new VisitorCache();
  expect(visitors.isFirstLook({ ...visitor, ip: '2001:db8::1' }, 'a', noon)).toBe(true);
  expect(visitors.isFirstLook({ ...visitor, ip: '2001:db8::2' }, 'a', noon)).toBe(false);
});

test('[H-4] a visitor who changes the user agent with each call has a limit, and others still count', () => {
  const visitors = new VisitorCache();
  let counted = 0;
  for (let call = 0; call < 1_500; call++) {
    if (visitors.isFirstLook({ ...visitor, userAgent: `Browser ${call}` }, 'a', noon)) counted++;
  }
  expect(counted).toBe(1_000);
  expect(visitors.isFirstLook({ ...visitor, ip: '192.0.2.2' }, 'a', noon)).toBe(true);
});
