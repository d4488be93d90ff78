import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { lastKnown } from './last-known.ts';

const away = new AppError('unavailable', 'Away.');

test('[L-22] while the database is away what was known last is told, and it is asked again after a while', async () => {
  let now = 0;
  const answers: (number | Error)[] = [1, away, 3, 4];
  const ask = lastKnown(
    async () => {
      const next = answers.shift();
      if (typeof next === 'number') return next;
      throw next as Error;
    },
    { now: () => now },
  );
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(1);
  now += 4999;
  expect(await ask()).toBe(1);
  expect(answers).toEqual([3, 4]);
  now += 1;
  expect(await ask()).toBe(3);
  expect(await ask()).toBe(4);
});

test('[L-22] what was never known, and what fails for another reason, fails', async () => {
  await expect(lastKnown(() => Promise.reject(away))()).rejects.toThrow('Away.');
  let isBroken = false;
  const ask = lastKnown(async () => {
    if (isBroken) throw new Error('Broken.');
    return 1;
  });
  await ask();
  isBroken = true;
  await expect(ask()).rejects.toThrow('Broken.');
});

test('[L-35] an answer is given again for as long as it may be', async () => {
  let now = 0;
  let asked = 0;
  const ask = lastKnown(async () => ++asked, { freshMs: 1000, now: () => now });
  expect(await ask()).toBe(1);
  now = 999;
  expect(await ask()).toBe(1);
  now = 1000;
  expect(await ask()).toBe(2);
});
