import { expect, test } from 'vitest';
import { mailLink, placeToSearch, shareTitle, similarAlertPath } from './share-rules.ts';

const leeds = { city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' };
const job = {
  title: 'R&D Engineer',
  company: { id: '1', name: 'Acme & Sons', logoUrl: null },
  category: 'engineering',
  places: [leeds],
  workMode: 'hybrid',
} as const;

test('[I-6] a posting is shared by its title and company, whatever signs are in them', () => {
  const title = shareTitle(job);
  expect(title).toBe('R&D Engineer at Acme & Sons');
  const letter = new URL(mailLink(title, 'https://jobs.example/job-detail?job=1'));
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('subject')).toBe(title);
  expect(letter.searchParams.get('body')).toBe(`${title}\n\nhttps://jobs.example/job-detail?job=1`);
});

test('[I-6] an alert for similar jobs knows title, place and category', () => {
  const { pathname, searchParams } = new URL(
    similarAlertPath({ ...job, places: [leeds] }),
    'https://x.example',
  );
  expect(pathname).toBe('/free-job-alerts');
  expect(Object.fromEntries(searchParams)).toEqual({
    keyword: 'R&D Engineer',
    location: 'Leeds, England',
    category: 'engineering',
  });
});

test('[I-6] work from anywhere in a country is looked for in that country', () => {
  expect(placeToSearch({ places: [leeds], workMode: 'remote' })).toBe('United Kingdom');
  expect(placeToSearch({ places: [], workMode: 'remote' })).toBe('');
});
