import { expect, test } from 'vitest';
import { shareUnread } from './rules.ts';

test('[L-4] the unread share is of the stated values', () => {
  expect(shareUnread({ read: 0, unread: 0 })).toBe('–');
  expect(shareUnread({ read: 90, unread: 10 })).toBe('10%');
  expect(shareUnread({ read: 2000, unread: 1 })).toBe('under 0.1%');
  expect(shareUnread({ read: 5, unread: 0 })).toBe('0%');
});
