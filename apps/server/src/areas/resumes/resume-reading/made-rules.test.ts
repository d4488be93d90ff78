import { expect, inject, test } from 'vitest';
import { judgeReading, makeResume } from '../../../testing/resumes/made-resumes.ts';

/** Of a hundred positions. */
const leastRight = 98;
const mostFalse = 1;

test.each([1, 90_001])(
  '[L-25] positions of made resumes are read as they were made, from seed %i',
  (seed) => {
    const sum = { all: 0, right: 0, lost: [] as string[], falsely: [] as string[] };
    for (let at = seed; at < seed + inject('madeResumes') / 2; at++) {
      const made = makeResume(at);
      const { right, lost, falsely } = judgeReading(made);
      const tell = (text: string) => `${at}: ${made.kind}: ${text}`;
      sum.all += made.truth.length;
      sum.right += right;
      sum.lost.push(...lost.map(tell));
      sum.falsely.push(...falsely.map(tell));
    }
    expect(sum.lost).toEqual([]);
    const all = `${sum.falsely.join('\n')}\n`;
    expect((100 * sum.right) / sum.all, all).toBeGreaterThanOrEqual(leastRight);
    expect((100 * sum.falsely.length) / sum.all, all).toBeLessThanOrEqual(mostFalse);
  },
);
