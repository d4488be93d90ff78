import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';
import type { Stage } from './stage-result.ts';

const { signal } = new AbortController();

function stage(name: string, failed: number, ran: string[] = []): Stage {
  return {
    name,
    run: async () => {
      ran.push(name);
      return { passed: failed === 0 ? 1 : 0, failed, output: `What ${name} printed.\n` };
    },
  };
}

test('rows run at once, each in order, and all that passed is counted', async () => {
  const ran: string[] = [];
  const later = Promise.withResolvers<void>();
  const first: Stage = {
    name: 'first',
    run: async () => {
      await later.promise;
      return { passed: 1, failed: 0, output: 'What first printed.' };
    },
  };
  const last: Stage = {
    name: 'last',
    run: async () => {
      // The other row would wait for ever if it had to end before this one begins.
      later.resolve();
      return stage('last', 0, ran).run(signal);
    },
  };
  const both = sideBySide([first], [stage('second', 0, ran), last]);
  expect(both.name).toBe('first, second, last');
  expect(await both.run(signal)).toEqual({ passed: 3, failed: 0, output: '' });
  expect(ran).toEqual(['second', 'last']);
});

test('a failure ends its row, and the output shows its name', async () => {
  const ran: string[] = [];
  const rows = sideBySide([stage('one', 0, ran)], [stage('two', 1, ran), stage('three', 0, ran)]);
  expect(await rows.run(signal)).toEqual({ passed: 1, failed: 1, output: 'two:\nWhat two printed.\n' });
  expect(ran).not.toContain('three');
});
