import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const defaults = { requests: 20_000, origin: undefined, account: [] as string[], only: '' };

test('options are read by their defaults', () => {
  expect(readOptions([], defaults)).toEqual({ kind: 'read', options: defaults });
  expect(readOptions(['--requests', '5', '--account', 'a:b', '--account', 'c:d'], defaults)).toEqual({
    kind: 'read',
    options: { ...defaults, requests: 5, account: ['a:b', 'c:d'] },
  });
  expect(readOptions(['--help', '--requests', '5'], defaults)).toEqual({ kind: 'help' });
});

test('an unknown option and a number that is none are refused in one sentence', () => {
  const wrong = (sentence: string) => ({ kind: 'wrong', sentence });
  expect(readOptions(['--sed', '5'], defaults)).toEqual(wrong("Unknown option '--sed'. See --help."));
  expect(readOptions(['5'], defaults)).toEqual(wrong("Unexpected argument '5'. See --help."));
  expect(readOptions(['--requests', 'many'], defaults)).toEqual(
    wrong('--requests takes a whole number, not "many".'),
  );
});
