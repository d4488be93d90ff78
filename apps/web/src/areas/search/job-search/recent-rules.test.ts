import { expect, test } from 'vitest';
import { fittingRecent, readRecent, withSearch, type RecentSearch } from './recent-rules.ts';

const search = (q: string, location = ''): RecentSearch => ({ q, location });

test('[I-8] the newest search comes first, once, and eight are kept', () => {
  const nine = Array.from({ length: 9 }, (_, n) => search(`job ${n}`));
  const list = nine.reduce<RecentSearch[]>(withSearch, []);
  expect(list.map(({ q }) => q)).toEqual([
    'job 8',
    'job 7',
    'job 6',
    'job 5',
    'job 4',
    'job 3',
    'job 2',
    'job 1',
  ]);
  expect(withSearch(list, search('JOB 3 '))[0]).toEqual(search('JOB 3'));
  expect(withSearch(list, search('JOB 3 '))).toHaveLength(8);
});

test('[I-8] a search that asks for nothing is not kept', () => {
  expect(withSearch([search('nurse')], search(' ', ' '))).toEqual([search('nurse')]);
});

test.each([null, '', 'x', '{}', '[1,null,{"q":1}]'])('[I-8] a storage with %s holds nothing', (stored) => {
  expect(readRecent(stored)).toEqual([]);
});

test('[I-8] the field for words shows searches for words, the one for places each place once', () => {
  const list = [search('nurse', 'Berlin'), search('', 'Leeds'), search('cook', 'berlin'), search('Nurse')];
  expect(fittingRecent(list, 'words', 'nu')).toEqual([search('nurse', 'Berlin'), search('Nurse')]);
  expect(fittingRecent(list, 'place', '')).toEqual([search('nurse', 'Berlin'), search('', 'Leeds')]);
  expect(fittingRecent(list, 'place', 'LE')).toEqual([search('', 'Leeds')]);
});
