import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnsDuring } from './turns-during.ts';

const atOnce = async (steps: number): Promise<number> => (steps === 0 ? 0 : 1 + (await atOnce(steps - 1)));

test('what is done at once is told apart from what is done elsewhere, however fast', async () => {
  expect(await turnsDuring(atOnce(0))).toBe(false);
  expect(await turnsDuring(atOnce(50))).toBe(false);
  expect(await turnsDuring(setImmediate())).toBe(true);
});
