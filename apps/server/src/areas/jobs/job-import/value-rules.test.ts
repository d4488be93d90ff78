import { sayEnglish } from '@waymark/contract/text/say';
import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { readPosting, type ReadPosting } from './draft-rules.ts';
import { defaultMapping, importFields, readMapping, type ImportField } from './mapping-rules.ts';

const now = new Date('2026-09-01T12:00:00Z');
const posting = {
  id: '1',
  title: 'Clerk',
  company: 'Oxbow Mail',
  description: 'We sort mail.',
  url: 'https://oxbow.example/1',
};

const readBy = (record: object, mapping = defaultMapping(), words = standardWords) =>
  readPosting({ ...record }, { mapping, gazetteer: worldGazetteer(), words, now });

const withoutReason = (read: ReadPosting): ReadPosting =>
  'problems' in read
    ? {
        ...read,
        problems: read.problems.map((problem) => sayEnglish(problem).replace(/: ".*" names none$/, '')),
      }
    : read;
const names = Object.keys(importFields) as ImportField[];

test.each([
  'nan',
  'None',
  'NULL',
  'N/A',
  'undefined',
  '-',
  '#N/A',
  'TBD',
  'k. A.',
  'sin especificar',
  'Confidential',
])('[L-4] "%s" is no value in any field of an import', (nothing) => {
  for (const field of names) {
    // The id falls back to the link.
    const { [importFields[field][0] ?? '']: _own, ...rest } = posting as Record<string, unknown>;
    const path = importFields[field][0]?.split('.')[0] ?? '';
    const without = readBy({ ...rest, [path]: undefined });
    expect(withoutReason(readBy({ ...rest, [path]: nothing })), field).toEqual(without);
  }
});

test('[L-4] an item of a list that says nothing is left out, and a mapped word keeps its meaning', () => {
  const read = readBy({
    ...posting,
    skills: ['None', 'SQL', 'n/a'],
    requirements: '<ul><li>N/A</li><li>Care</li></ul>',
  });
  expect(read).toMatchObject({ draft: { skills: ['SQL'], requirements: ['Care'] } });
  const mapping = readMapping(
    JSON.stringify({ fields: { type: { from: 'kind', values: { 'N/A': 'freelance', '*': 'part-time' } } } }),
    'm.json',
  );
  expect(readBy({ ...posting, kind: 'N/A' }, mapping)).toMatchObject({ draft: { type: 'freelance' } });
  expect(readBy({ ...posting, kind: 'nan' }, mapping)).toMatchObject({ draft: { type: null } });
});

test('[L-4] a choice of the board may be called "None"', () => {
  const words = {
    ...standardWords,
    ownFields: [
      {
        key: 'clearance',
        label: 'Clearance',
        help: '',
        unit: '',
        kind: 'choice' as const,
        required: false,
        shown: true,
        filter: false,
        options: [
          { value: 'none', label: 'None', retired: false },
          { value: 'secret', label: 'Secret', retired: false },
        ],
      },
    ],
  };
  expect(readBy({ ...posting, clearance: 'None' }, defaultMapping(), words)).toMatchObject({
    draft: { own: { clearance: 'none' } },
  });
});

test.each(['Confidential', 'vertraulich', 'Undisclosed'])(
  '[L-4] a withheld company, "%s", is none: nobody is asked to apply to a name that stands for many',
  (company) => {
    const read = readBy({ ...posting, company });
    expect('problems' in read && read.problems.map((one) => sayEnglish(one))).toEqual([
      `it has no company: "${company}" names none`,
    ]);
  },
);

test('[L-4] a company of such a name is one where its website bears it', () => {
  const read = readBy({ ...posting, company: 'None', companyWebsite: 'https://www.none.example' });
  expect(read).toMatchObject({ draft: { company: { name: 'None' } } });
});

test.each([
  [{ city: 'Nan', country: 'Thailand' }, 'Nan/Nan/TH'],
  [{ city: 'nan', country: 'Thailand' }, '//TH'],
  [{ city: 'None', country: 'IT' }, '//IT'],
  [{ city: 'None', region: 'Piemonte', country: 'IT' }, 'None/Piedmont/IT'],
  [{ location: { city: 'Nan', country: 'TH' } }, 'Nan/Nan/TH'],
  [{ location: { address: { addressLocality: 'null', addressCountry: 'US' } } }, '//US'],
  [{ location: 'Nan, Thailand' }, 'Nan/Nan/TH'],
  [{ location: 'nan' }, ''],
  [{ city: 'nan', region: 'nan', country: 'nan' }, ''],
  [{ location: 'null, null, US' }, '//US'],
  [{ location: 'N/A, TX' }, '/Texas/US'],
])('[L-4] the place %j is "%s"', (fields, expected) => {
  const read = readBy({ ...posting, ...fields });
  const places = 'draft' in read ? read.draft.places : [];
  expect(places.map((place) => Object.values(place).join('/')).join(' + ')).toBe(expected);
  expect(read).toMatchObject({ unknown: [] });
});
