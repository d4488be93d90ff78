import { describe, expect, test } from 'vitest';
import { onceMore } from './once-more.ts';

/** Work that ends when it is told to, and asks at the moments of its life. */
function setUp(askAt: (moment: 'begin' | 'end', time: number) => void = () => {}) {
  let times = 0;
  const work = onceMore(async () => {
    const time = ++times;
    askAt('begin', time);
    await Promise.resolve();
    askAt('end', time);
  });
  return { work, times: () => times };
}

describe('work that is asked for', () => {
  test('is done once for all who ask before it begins', async () => {
    const { work, times } = setUp();
    work.ask();
    work.ask();
    await work.idle();
    expect(times()).toBe(1);
    expect(work.isRunning).toBe(false);
  });

  test.each(['begin', 'end'] as const)('is done once more for who asks at its %s', async (moment) => {
    const { work, times } = setUp((at, time) => {
      if (at === moment && time === 1) {
        work.ask();
        work.ask();
      }
    });
    work.ask();
    await work.idle();
    expect(times()).toBe(2);
  });

  test('is done again for who asks at any turn around its end', async () => {
    for (let turns = 0; turns < 12; turns++) {
      const { work, times } = setUp();
      work.ask();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const before = times();
      work.ask();
      await work.idle();
      expect(times()).toBe(before + 1);
      expect(work.isRunning).toBe(false);
    }
  });
});
