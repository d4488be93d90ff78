import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countOutsideLines, enterOutside, runForCaller } from './caller.ts';
import { TimedLine, type TimedLineLimits } from './timed-line.ts';

const limits: TimedLineLimits = {
  places: 1,
  guests: 10,
  guestsEach: 10,
  others: 10,
  guestMs: 9000,
  otherMs: 9000,
  maxWaitMs: 5000,
  firstMeanMs: 1,
  message: 'Too many.',
  retryAfterSeconds: 1,
};
const workMs = 40;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Two searches in a line with one place, each of some milliseconds; gives those that have begun. */
function searchTwice(line: TimedLine): string[] {
  const begun: string[] = [];
  const search = (name: string) =>
    void line.run('search', async () => {
      begun.push(name);
      vi.advanceTimersByTime(workMs);
    });
  search('first');
  search('second');
  return begun;
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('[L-35] a line goes on at once while all who are served wait in it', async () => {
  const begun = searchTwice(new TimedLine(limits, () => 0));
  await turns();
  expect(begun).toEqual(['first', 'second']);
});

test('[L-35] while another is served, the line rests for as long as it has worked', async () => {
  const begun = searchTwice(new TimedLine(limits, () => 1));
  await turns();
  expect(begun).toEqual(['first']);
  vi.advanceTimersByTime(workMs);
  await turns();
  expect(begun).toEqual(['first', 'second']);
});

test('[L-35] those who wait in the line are not among the others', async () => {
  const before = countOutsideLines();
  const line = new TimedLine(limits, () => countOutsideLines() - before);
  const begun: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    const caller = { address: '192.0.2.1', isSignedIn: false, isOutsideLines: false };
    enterOutside(caller);
    runForCaller(
      caller,
      () =>
        void line.run('search', async () => {
          begun.push(name);
          vi.advanceTimersByTime(workMs);
        }),
    );
  }
  await turns();
  expect(begun).toEqual(['first', 'second', 'third']);
});
