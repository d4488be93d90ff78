import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many at once, the others in their order, and a failure gives its place back', async () => {
  const take = createTurns(2);
  const started: number[] = [];
  const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<void>());
  const results = ends.map(({ promise }, number) =>
    take(async () => {
      started.push(number);
      await promise;
      return number;
    }),
  );
  const settled = Promise.allSettled(results);
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.resolve();
  await results[0];
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.resolve();
  ends[3]?.resolve();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
