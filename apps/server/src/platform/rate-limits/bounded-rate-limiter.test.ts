import { expect, test } from 'vitest';
import { BoundedRateLimiter } from './bounded-rate-limiter.ts';

const options = { points: 2, duration: 60 };
const consumed = async (limiter: BoundedRateLimiter, key: string) => (await limiter.get(key))?.consumedPoints;

test('[F-3] the limiter keeps only the most recently used keys, however many a caller invents', async () => {
  const limiter = new BoundedRateLimiter(options, 100);
  await limiter.penalty('first');
  for (let nth = 0; nth < 5000; nth++) {
    await limiter.consume(`invented ${nth}`);
    if (nth % 50 === 0) await limiter.penalty('in use');
  }
  expect(limiter.size).toBe(100);
  expect(await consumed(limiter, 'first')).toBeUndefined();
  expect(await consumed(limiter, 'invented 4800')).toBeUndefined();
  expect(await consumed(limiter, 'invented 4999')).toBe(1);
  expect(await consumed(limiter, 'in use')).toBe(100);
});

test('a key that is reset is forgotten, and its count starts again', async () => {
  const limiter = new BoundedRateLimiter(options, 100);
  await limiter.consume('ada', 2);
  await expect(limiter.consume('ada')).rejects.toBeDefined();
  await limiter.delete('ada');
  expect(limiter.size).toBe(0);
  expect((await limiter.consume('ada')).consumedPoints).toBe(1);
});
