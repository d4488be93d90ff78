import { sizeText } from '@waymark/contract/companies/choices';
import { describeFactFilter } from '@waymark/contract/jobs/fact-filters';
import { expect, test } from 'vitest';
import { sayIn } from './say-in.ts';

test.each([
  ['en', '201–1,000 people', '5,000+ people'],
  ['de', '201–1.000 Personen', '5.000+ Personen'],
  ['pl', '201–1000 osób', '5000+ osób'],
] as const)('[L-40] the size of a company in %s, with its digits', (language, range, open) => {
  const say = sayIn(language);
  expect(sizeText('201–1,000', say)).toBe(range);
  expect(sizeText('5,000+', say)).toBe(open);
  expect(describeFactFilter(say, 'size:201–1,000')).toBe(range);
  expect(sizeText('', say)).toBe('');
});
