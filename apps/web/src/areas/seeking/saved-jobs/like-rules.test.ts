import { guestLikesLimit } from '@waymark/contract/seeking/like-choices';
import { describe, expect, test } from 'vitest';
import { parseGuestLikes, withGuestLike } from './like-rules.ts';

const ids = Array.from({ length: guestLikesLimit + 1 }, () => crypto.randomUUID());
const [first = '', second = ''] = ids;

describe('[I-7] the stored likes of a guest', () => {
  test('is read back, and nothing else is', () => {
    expect(parseGuestLikes(JSON.stringify([first, second]))).toEqual([first, second]);
    expect(parseGuestLikes(JSON.stringify([first, 'navigator', 7, null, { id: second }]))).toEqual([first]);
    expect(parseGuestLikes(JSON.stringify(ids))).toEqual(ids.slice(0, guestLikesLimit));
    for (const stored of [null, '', '{}', '"text"', 'null', '[']) expect(parseGuestLikes(stored)).toEqual([]);
  });

  test('holds each job once and the newest last, up to its limit', () => {
    expect(withGuestLike([first, second], first, true)).toEqual([second, first]);
    expect(withGuestLike([first, second], first, false)).toEqual([second]);
    const full = ids.slice(0, guestLikesLimit);
    expect(withGuestLike(full, ids[guestLikesLimit] ?? '', true)).toBeNull();
    expect(withGuestLike(full, first, true)).toHaveLength(guestLikesLimit);
    expect(withGuestLike(full, first, false)).toHaveLength(guestLikesLimit - 1);
  });
});
