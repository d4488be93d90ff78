import { expect, test } from 'vitest';
import { atOnce, inTurns } from './in-turns.ts';

/** Steps of which each takes longer than a stretch. */
function* count(done: number[]): Generator<void, string> {
  for (let step = 0; step < 3; step++) {
    for (const end = performance.now() + 10; performance.now() < end;);
    done.push(step);
    yield;
  }
  return 'done';
}

test('[L-35] the event loop has a turn between the steps of what takes long', async () => {
  const done: number[] = [];
  const counting = inTurns(count(done));
  const seen: number[] = [];
  const look = () => {
    seen.push(done.length);
    if (done.length < 3) setImmediate(look);
  };
  setImmediate(look);
  expect(await counting).toBe('done');
  expect(seen.some((length) => length > 0 && length < 3)).toBe(true);
});

test('what cannot be waited for is done at once', () => {
  const done: number[] = [];
  expect(atOnce(count(done))).toBe('done');
  expect(done).toEqual([0, 1, 2]);
});
