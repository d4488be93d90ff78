import type { PostComment } from '@waymark/contract/content/posts';
import { expect, test } from 'vitest';
import { nestComments } from './rules.ts';

const comment = (id: string, parentId: string | null, name = 'Ada'): PostComment => ({
  id,
  parentId,
  name,
  url: '',
  text: name && 'Words',
  byStaff: false,
  at: '2026-01-01T00:00:00.000Z',
});

test('[J-2] answers stand below what they answer, and an empty place only where something hangs on it', () => {
  const nested = nestComments([
    comment('a', null),
    comment('b', 'a'),
    comment('c', 'b'),
    comment('left', null, ''),
    comment('d', 'left'),
    comment('nobody', 'a', ''),
    comment('orphan', 'gone'),
  ]);
  const ids = (threads: typeof nested): unknown[] => threads.map(({ id, answers }) => [id, ...ids(answers)]);
  expect(ids(nested)).toEqual([['a', ['b', ['c']]], ['left', ['d']], ['orphan']]);
});
