import { expect, test } from 'vitest';
import { expandInitials } from './initial-rules.ts';
import { parseQuery } from './query-rules.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { Vocabulary } from './vocabulary-index.ts';

const titles: [string, number][] = [
  ['Accounts Receivable Clerk', 8],
  ['Senior Accounts Receivable Clerk', 4],
  ['Learning and Development Specialist', 5],
  ['Learning and Development Lead', 1],
  ['Process Engineer', 6],
  ['Senior Process Engineer', 1],
  ['Platform Engineer', 4],
  ['Platform Engineer, Payments', 1],
  ['Counsel - Data Licensing', 9],
  ['Counsel - Data Law', 9],
  ['OT Nurse', 9],
  ['Office Trainer', 3],
  ['Head Office Trainer', 3],
];
const words = new Vocabulary(titles.map(([text, weight]) => namedEntry('title', text, weight)));
function expanded(q: string) {
  const [[term] = []] = expandInitials(parseQuery(q), words);
  return { same: term?.same, near: term?.near };
}

test('[L-1] initials stand for the words that several titles have', () => {
  expect(expanded('AR')).toEqual({ same: ['accounts receivable'], near: [] });
  expect(expanded('a.r.')).toEqual({ same: ['accounts receivable'], near: [] });
  expect(expanded('L&D')).toEqual({ same: ['learning and development'], near: [] });
});

test('[L-1] initials of several names mean each of them less', () => {
  const { same, near } = expanded('PE');
  expect([...(same ?? []), ...(near ?? [])]).toHaveLength(2);
  expect(expanded('PE').near).toContain('platform engineer');
});

test('[L-1] where one is meant for sure, seldom others are near, and an abbreviation of the list says which', () => {
  const board = new Vocabulary(
    [
      ...titles,
      ['AI Researcher', 2] as const,
      ['Lead AI Researcher', 1] as const,
      ['Area Retail Manager', 60] as const,
      ['Area Retail Trainer', 1] as const,
    ].map(([text, weight]) => namedEntry('title', text, weight)),
  );
  const [[term] = []] = expandInitials(parseQuery('AR'), board);
  expect(term?.same.toSorted()).toEqual(['accounts receivable', 'area retail']);
  expect(term?.near).toEqual([]);
});

test('[L-1] beside another word initials mean what titles with that word have', () => {
  const board = new Vocabulary([
    ...titles.map(([text, weight]) => namedEntry('title', text, weight)),
    namedEntry('title', 'Associate, Private Equity', 1),
    namedEntry('title', 'Private Equity Investment Associate', 1),
    namedEntry('title', 'Portfolio Manager, Equities', 1),
    namedEntry('title', 'Portfolio Manager, Emerging Equities', 1),
    namedEntry('title', 'Quality Analyst', 1),
    namedEntry('title', 'Quality Analyst, Nights', 1),
  ]);
  const meant = (q: string) => expandInitials(parseQuery(q), board)[0]?.[0];
  expect(meant('PE associate')?.same).toEqual(['private equity']);
  expect(meant('PE payments')?.same).not.toContain('private equity');
  // The list's own meaning stays near.
  expect(meant('PM equities')).toMatchObject({ same: ['portfolio manager'] });
  expect(meant('PM equities')?.near).toContain('project manager');
  expect(meant('PM')?.same).toContain('project manager');
  // The other word is none of the letters.
  expect(meant('QA analyst')?.same).toContain('quality assurance');
});

test('[L-1] three letters that nothing else has are a company or the only title with them', () => {
  const board = new Vocabulary([
    namedEntry('company', 'Hudson River Trading', 3),
    namedEntry('company', 'Jane Street', 3),
    namedEntry('company', 'Crane Cargo Oslo', 1),
    namedEntry('title', 'Chief Compliance Officer', 1),
    namedEntry('title', 'Head Room Trainer', 1),
  ]);
  const meant = (q: string) => expandInitials(parseQuery(q), board)[0]?.[0]?.same;
  expect(meant('HRT')).toEqual(['hudson river trading']);
  expect(meant('JS')).not.toContain('jane street');
  expect(meant('CCO')).toEqual(['crane cargo oslo']);
});

test('[L-1] letters that are a word, go over a dash or are taken literally stand for themselves', () => {
  for (const q of ['OT', 'CDL', '"AR"', 'xq', 'accounts']) expect(expanded(q).near).toEqual([]);
  for (const q of ['OT', 'CDL', '"AR"', 'xq'])
    expect(expanded(q).same ?? []).not.toContain('counsel data licensing');
  expect(expanded('"AR"').same).toEqual([]);
});

test('[L-1] letters stand for what occupations are listed by, where the board has such work', () => {
  const board = new Vocabulary(
    [
      'General Manager',
      'Graduate Mechanic',
      'Graduate Mechanic, Trains',
      'Care Assistant',
      'Research Developer',
      'Research Developer, Trading',
      'Tools Research and Development',
      'Project Manager',
      'Portfolio Manager',
      'Lead Portfolio Manager',
    ].map((text) => namedEntry('title', text, 2)),
  );
  const meant = (q: string) => expandInitials(parseQuery(q), board)[0]?.[0];
  expect(meant('GM')).toMatchObject({ same: ['general manager'], near: [] });
  // A home health aide is called a care assistant here.
  expect(meant('HHA')?.same).toEqual(['care assistant']);
  // "R and D" names both; nobody on this board is an occupational therapist.
  expect(meant('R&D')?.same).toEqual(['research and development']);
  expect(meant('PM')?.near).toContain('portfolio manager');
  expect(meant('EVP')?.same).toEqual([]);
  // A word is no letters, though a name of work has it.
  expect(meant('coverage')?.near).toEqual([]);
  expect(meant('health')?.near).toEqual([]);
});
