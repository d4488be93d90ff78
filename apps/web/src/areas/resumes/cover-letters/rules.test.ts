import { expect, test } from 'vitest';
import { emptyLetter } from './rules.ts';

test('[C-6] a letter for a job has its title and company filled in, and is named after both', () => {
  expect(emptyLetter('Keeper', 'Port of Leith')).toEqual({
    title: 'Keeper, Port of Leith',
    recipient: '',
    company: 'Port of Leith',
    jobTitle: 'Keeper',
    text: '',
  });
  expect(emptyLetter('x'.repeat(300), 'y').title).toHaveLength(120);
  expect(emptyLetter().title).toBe('');
});
