import { standardWords } from '@waymark/contract/board-words';
import { resumeSectionKeys } from '@waymark/contract/resumes/choices';
import { resumeDocumentSchema, type ResumeDocumentInput } from '@waymark/contract/resumes/resume-profile';
import { describe, expect, test } from 'vitest';
import { describeEntry, describeFacts } from './entry-rules.ts';
import { sectionFields } from './field-constants.ts';
import {
  entriesOf,
  formSourceOf,
  fromFormValues,
  isList,
  moved,
  sourceOf,
  toFormValues,
  withEntry,
  withSkillNames,
  withValue,
} from './form-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const id = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const parse = (document: ResumeDocumentInput) => resumeDocumentSchema.parse(document);

const filled: ResumeDocumentInput = {
  headline: 'Keeper',
  basics: { email: 'a@b.example', website: 'a.example', city: 'Oban', countryCode: 'GB' },
  employment: [
    {
      id: id(1),
      designation: 'Keeper',
      organization: 'Light & Co',
      from: '2019-04',
      isCurrent: true,
      description: 'Kept\nit.',
      highlights: ['One', 'Two'],
    },
  ],
  itSkills: [{ id: id(2), name: 'Radio', experienceYears: 2, experienceMonths: 1, lastUsed: '2020' }],
  projects: [
    { id: id(3), title: 'Lens', taggedWith: id(1), status: 'finished', keywords: ['glass', 'brass'] },
  ],
  desired: { jobType: 'permanent', salaryCurrency: 'INR', salaryLakhs: 12, salaryThousands: 50 },
};

describe('[G-3] dialogs', () => {
  test.each(resumeSectionKeys)('%s: values survive the way through the form', (section) => {
    const document = parse(filled);
    const fields = sectionFields[section].filter(({ name }) => !(section === 'basics' && isOfAccount(name)));
    const [first] = entriesOf(document, section);
    const source = formSourceOf(document, { section, entryId: first?.id ?? null });
    const back = fromFormValues(fields, toFormValues(fields, source));
    const { id: _, ...said } = source as { id?: string };
    expect(back).toMatchObject(said);
    // Every field of the schema has a place in the dialog; an empty list says nothing of its fields.
    const known = first || !isList(section) ? Object.keys(said) : Object.keys(back);
    expect(Object.keys(back).toSorted()).toEqual(known.toSorted());
  });

  test('lists are typed one a line, with or without signs before them, and words with commas', () => {
    expect(
      fromFormValues(sectionFields.projects, {
        highlights: '- One\n\n• Two ',
        keywords: 'glass; brass,, tin',
      }),
    ).toMatchObject({ highlights: ['One', 'Two'], keywords: ['glass', 'brass', 'tin'] });
  });

  test('a number is empty, valid, or left for the schema to refuse', () => {
    const read = (salaryLakhs: string) =>
      fromFormValues(sectionFields.desired, { salaryLakhs })['salaryLakhs'];
    expect([read(''), read('12'), read('x')]).toEqual([null, 12, Number.NaN]);
  });
});

const isOfAccount = (name: string) =>
  ['firstName', 'lastName', 'hasOneName', 'jobTitle', 'location', 'phone'].includes(name);

test('[L-25] a person with one name has no last name in the dialog, and none to type', () => {
  const user = { firstName: 'Suharto', lastName: '', jobTitle: 'Clerk', location: 'Solo', phone: '' };
  const source = sourceOf(parse({}), user, { section: 'basics', entryId: null });
  expect(source).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true });
  const typed = { ...toFormValues(sectionFields.basics, source), lastName: 'Vogel', hasOneName: false };
  const ticked = withValue(sectionFields.basics, typed, 'hasOneName', true);
  expect(ticked).toEqual({ ...typed, lastName: '', hasOneName: true });
  expect(withValue(sectionFields.basics, ticked, 'hasOneName', false)['lastName']).toBe('');
});

test('[G-3] an edited entry keeps its place, and a new one is last', () => {
  const list = [{ id: 'a' }, { id: 'b' }];
  expect(withEntry(list, { id: 'a', x: 1 })).toEqual([{ id: 'a', x: 1 }, { id: 'b' }]);
  expect(withEntry(list, { id: 'c' })).toEqual([...list, { id: 'c' }]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('[G-3] moved from %i to %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});

describe('[G-3] the words of Key Skills', () => {
  const skill = (name: string, keywords: string[] = []) => ({ id: name, name, level: '', keywords });
  const group = skill('Web', ['HTML']);
  const names = (given: readonly { name: string }[]) => given.map(({ name }) => name).join(' ');

  test('are placed around the groups, which keep their places', () => {
    const skills = [skill('a'), group, skill('b')];
    expect(names(withSkillNames(skills, ['b', 'a'], skill))).toBe('b Web a');
    expect(names(withSkillNames(skills, ['a', 'b', 'c'], skill))).toBe('a Web b c');
    expect(names(withSkillNames(skills, ['c'], skill))).toBe('c Web');
    expect(names(withSkillNames(skills, [], skill))).toBe('Web');
    expect(names(withSkillNames([group], ['a'], skill))).toBe('a Web');
  });

  test('keep existing ids', () => {
    const [first] = withSkillNames([{ ...skill('a'), id: 'kept' }], ['a'], skill);
    expect(first?.id).toBe('kept');
  });
});

test('[G-3] an entry is described by its fields', () => {
  const document = parse(filled);
  const [job] = entriesOf(document, 'employment');
  const [skill] = entriesOf(document, 'itSkills');
  const [project] = entriesOf(document, 'projects');
  expect(job && describeEntry(sayEnglish, standardWords, 'employment', job, document)).toMatchObject({
    title: 'Keeper',
    facts: ['Light & Co', 'Apr 2019 – Present'],
    text: 'Kept\nit.',
    points: ['One', 'Two'],
  });
  expect(skill && describeEntry(sayEnglish, standardWords, 'itSkills', skill, document).facts).toEqual([
    '2 years 1 month',
    'last used 2020',
  ]);
  expect(project && describeEntry(sayEnglish, standardWords, 'projects', project, document)).toMatchObject({
    facts: ['Finished', 'Keeper, Light & Co'],
    words: ['glass', 'brass'],
  });
  expect(describeFacts(sayEnglish, standardWords, 'desired', document, 'en')).toEqual([
    { label: 'Job Type', value: 'Permanent' },
    { label: 'Expected Salary', value: 'Indian Rupees 12 lakh 50 thousand (1,250,000)' },
  ]);
});
