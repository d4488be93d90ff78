import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { namesIn, section } from './personal-data.ts';

const about = { key: 'things', title: 'Things', tables: [] };

test('[L-40] a section whose field has no label, or whose words have no names, is a type error', () => {
  const unlabelled = async () => [{ email: 'Φ', shoeSize: 4 }];
  // @ts-expect-error `shoeSize` has no label.
  section({ ...about, list: unlabelled });
  const one = async () => [{ state: 'open' as 'open' | 'closed', thingId: 'Φ' }];
  // @ts-expect-error The words of `state` have no names.
  section({ ...about, list: one });
  // @ts-expect-error One of them has none.
  section({ ...about, list: one, names: { state: namesIn({ open: 'Open' }) } });
  const each = async () => [{ types: ['open' as const] }, { email: 'Φ' }];
  // @ts-expect-error Nor have those of a list in rows of several shapes.
  section({ ...about, list: each });
  expect(section({ ...about, list: one, names: { state: null } }).names).toEqual({ state: null });
});

test('[L-40] a word of the code is said as it is called, and one of an earlier version as it is', () => {
  const name = namesIn([{ value: 'open', label: 'Still open' }]);
  expect(name('open', sayEnglish)).toBe('Still open');
  expect(name('ajar' as 'open', sayEnglish)).toBe('ajar');
});
