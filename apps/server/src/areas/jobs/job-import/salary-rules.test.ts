import { sayEnglish } from '@waymark/contract/text/say';
import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { readPosting } from './draft-rules.ts';
import { completeMapping, defaultMapping } from './mapping-rules.ts';

function read(record: object, mapping = defaultMapping()) {
  const posting = { id: '1', title: 'Clerk', company: 'Oxbow Mail', location: 'New York, NY', ...record };
  const given = { mapping, gazetteer: worldGazetteer(), words: standardWords, now: new Date('2026-09-01') };
  const result = readPosting(posting, given);
  if ('problems' in result) throw new Error(result.problems.map((problem) => sayEnglish(problem)).join('; '));
  const { draft, readings } = result;
  return { pay: draft.salary && Object.values(draft.salary).join(' '), reading: readings.salary };
}

test.each([
  [
    'Berlin',
    '<ul><li>Gehalt: 4.500 € brutto monatlich</li><li>30 Tage Urlaub</li></ul>',
    '450000 450000 EUR month',
  ],
  ['Austin, TX', '<p><b>Compensation</b></p><p>$85,000 - $95,000 per year</p>', '8500000 9500000 USD year'],
  [
    'New York, NY',
    '<div>The base salary range for this role is:</div><div>US base</div>' +
      '<div><span>$120,000</span><span>&mdash;</span><span>$150,000 USD</span></div>',
    '12000000 15000000 USD year',
  ],
  [
    'Leeds, UK',
    '<table><tr><td>Salary</td><td>£30,000 - £35,000</td></tr></table>',
    '3000000 3500000 GBP year',
  ],
])(
  '[L-25] the pay that stands in the text alone is read from it, and said to be: %s, %s',
  (location, description, pay) => {
    expect(read({ location, description })).toEqual({ pay, reading: 'text' });
  },
);

test('[L-25] a field of the pay goes before the text, whether it is read or not', () => {
  const description = '<p>Salary: $120,000</p>';
  expect(read({ description, salary: '$100,000 a year' })).toEqual({
    pay: '10000000 10000000 USD year',
    reading: 'read',
  });
  expect(read({ description, salary: 'between 3 and 5 apples' })).toEqual({ pay: null, reading: 'unread' });
  expect(read({ description, salary: 'competitive' }).reading).toBe('text');
  // Hiring systems without a field of the pay have its names switched off.
  expect(read({ description, salary: 'n' }, completeMapping({ fields: { salary: null } }))).toEqual({
    pay: '12000000 12000000 USD year',
    reading: 'text',
  });
});

test('[L-25] of a text with two amounts, a bonus or a sum of funding no pay is read', () => {
  for (const description of [
    '<p>Salary in Leeds £25,000 - £30,000, in London £30,000 - £35,000</p>',
    '<p>Salary: competitive</p><p>Bonus: $5,000</p>',
    '<p>We raised $40 million and pay well.</p>',
  ])
    expect(read({ description })).toEqual({ pay: null, reading: 'missing' });
});
