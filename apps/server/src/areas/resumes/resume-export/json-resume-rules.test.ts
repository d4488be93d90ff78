import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import { resumeDocumentSchema } from '@waymark/contract/resumes/resume-profile';
import { describe, expect, test } from 'vitest';
import { standardResumes } from '../../../testing/printed-resumes/fixtures.ts';
import { toJsonResume } from './document-rules.ts';
import { withoutEmpty } from './empty-rules.ts';
import { toSections } from './import-sections-rules.ts';
import { readJsonResume } from './json-resume-rules.ts';
import type { Person } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const person: Person = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  location: 'Leeds, England, United Kingdom',
  jobTitle: 'Analyst',
};

function read(resume: unknown) {
  const answer = readJsonResume(JSON.stringify(resume));
  if ('problem' in answer) throw new Error(sayEnglish(answer.problem));
  return answer;
}

/** Imports into My Resume and exports again. */
function passThrough(resume: JsonResume): JsonResume {
  const { sections, contact } = toSections(resume, person, resumeDocumentSchema.parse({}));
  const document = resumeDocumentSchema.parse(
    Object.fromEntries(sections.map(({ section, value }) => [section, value])),
  );
  return toJsonResume(document, person, contact);
}

describe('[C-6] JSON Resume', () => {
  test.each(Object.keys(standardResumes))('the sample of the standard survives: %s', (name) => {
    // The file's metadata is not the person's; an empty value counts as missing.
    const { meta: _meta, $schema: _schema, ...said } = withoutEmpty(standardResumes[name] ?? {});
    const { resume, leftOut } = read(standardResumes[name]);
    expect(leftOut).toEqual([]);
    const { $schema: _own, ...exported } = passThrough(resume);
    expect(exported).toEqual(said);
    expect(passThrough(read(exported).resume)).toEqual(passThrough(resume));
  });

  test('lists and leaves out keys that are not in the standard', () => {
    const given = {
      basics: { name: 'Ada Lovelace', pronouns: 'she' },
      work: [
        { name: 'Acme', position: 'Analyst', team: 'A' },
        { name: 'Beta', team: 'B' },
      ],
      hobbies: ['chess'],
    };
    const { resume, leftOut } = read(given);
    expect(leftOut).toEqual(['basics.pronouns', 'work[].team', 'hobbies']);
    expect(JSON.stringify(passThrough(resume))).not.toMatch(/she|team|chess/);
  });

  test('takes values from the account unless the file differs', () => {
    const { basics } = toJsonResume(resumeDocumentSchema.parse({}), person, {
      name: '',
      phone: '',
      address: '',
      postalCode: '',
    });
    expect(basics).toEqual({
      name: 'Ada Lovelace',
      label: 'Analyst',
      email: 'ada@example.org',
      phone: '+44 20 7946 0958',
      location: { city: 'Leeds', region: 'England', countryCode: 'GB' },
      'x-waymark': { fromAccount: ['label', 'email', 'location'] },
    });
  });

  test('[L-25] a single name is the one of an account without a last name', () => {
    const suharto = { ...person, firstName: 'Suharto', lastName: '' };
    const document = resumeDocumentSchema.parse({});
    const { resume, leftOut } = read({ basics: { name: 'Suharto' } });
    const imported = toSections(resume, suharto, document);
    expect(leftOut.concat(imported.leftOut)).toEqual([]);
    expect(imported.contact.name).toBe('');
    expect(toJsonResume(document, suharto, imported.contact).basics).toMatchObject({ name: 'Suharto' });
    // Another account's name differs from it: the resume keeps the one of the file.
    expect(toSections(resume, person, document).contact.name).toBe('Suharto');
  });

  test('personal details are left out of a resume', () => {
    const document = resumeDocumentSchema.parse({
      personal: { dateOfBirth: '1990-01-01', passportNumber: 'X1234567', pincode: '560001' },
      desired: { role: 'Secret wish' },
    });
    const contact = { name: '', phone: '', address: '', postalCode: '' };
    expect(JSON.stringify(toJsonResume(document, person, contact))).not.toMatch(/1990|X123|5600|Secret/);
  });

  test.each<[string, string, string]>([
    ['', 'x', 'This file is not JSON at line 1, column 1. Correct it there and try again.'],
    [
      '',
      '{\n  "basics": {,\n}',
      'This file is not JSON at line 2, column 14. Correct it there and try again.',
    ],
    ['', '[]', 'This file holds no resume: a JSON Resume is one object, with “basics”, “work” and so on.'],
    ['', '{"a":1}', 'This file holds no resume: none of its keys is one of JSON Resume.'],
    [
      'depth',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'This file has lists or objects in each other, more than 12 deep: a JSON Resume has less. Choose another file.',
    ],
    [
      'a million quotes in a string without an end',
      `{"a":"${'\\"'.repeat(1_000_000)}`,
      'This file is not JSON at line 1, column 2000007. Correct it there and try again.',
    ],
  ])('is refused with its place: %s', (_what, text, problem) => {
    const answer = readJsonResume(text);
    expect('problem' in answer && sayEnglish(answer.problem)).toBe(problem);
  });

  /** The values of a file that My Resume accepts, and those it leaves out. */
  function importFrom(given: unknown) {
    const { resume, leftOut } = read(given);
    const { sections, leftOut: refused } = toSections(resume, person, resumeDocumentSchema.parse({}));
    const document = resumeDocumentSchema.parse(
      Object.fromEntries(sections.map(({ section, value }) => [section, value])),
    );
    return { document, leftOut: [...leftOut, ...refused].map((one) => sayEnglish(one)) };
  }

  test('ignores empty values and reads the key names of earlier versions', () => {
    const { document, leftOut } = importFrom({
      basics: {
        name: 'Jordan Avery',
        email: '',
        url: '',
        phone: null,
        location: null,
        website: 'jordan.example.org',
        profiles: [{ network: 'GitHub', username: 'javery', url: '' }],
      },
      work: [
        { name: 'Example', position: 'Manager', url: '', startDate: '2022-01', endDate: '' },
        { company: 'Sample', position: 'Analyst', startDate: '2017-06', endDate: 'Present' },
      ],
      certificates: [{ name: 'Scrum', date: '' }],
      skills: ['SQL', { name: 'Go' }],
      languages: 'French',
      meta: { theme: '' },
    });
    expect(leftOut).toEqual(['meta.theme']);
    expect(document).toMatchObject({
      basics: { email: '', website: 'https://jordan.example.org' },
      onlineProfiles: [{ name: 'GitHub', username: 'javery', url: '' }],
      employment: [
        { organization: 'Example', from: '2022-01', till: '', isCurrent: true },
        { organization: 'Sample', from: '2017-06', till: '', isCurrent: true },
      ],
      certifications: [{ name: 'Scrum', date: '' }],
      skills: [{ name: 'SQL' }, { name: 'Go' }],
      languages: [{ language: 'French' }],
    });
  });

  test.each([
    ['October 2012', '2012-10'],
    ['03/2015', '2015-03'],
    ['2015-3', '2015-03'],
    ['2015-03-01T00:00:00.000Z', '2015-03-01'],
    [2015, '2015'],
  ])('a date is read as people write it: %s', (startDate, from) => {
    const { document, leftOut } = importFrom({ work: [{ name: 'Acme', startDate, endDate: '2024' }] });
    expect(leftOut).toEqual([]);
    expect(document.employment).toMatchObject([{ from, till: '2024' }]);
  });

  test.each<[unknown, string]>([
    [
      { work: [{ name: 'Acme', startDate: 'soon' }] },
      'work[0].startDate (“soon” is not a date that can be read)',
    ],
    [
      { work: [{ name: 'Acme', startDate: '2020-05', endDate: '2019' }] },
      'Employment 1: “2019” is left out. The end is before the beginning. Correct one of them.',
    ],
    [{ work: [{ summary: 'Nothing else' }, { name: 'Acme' }] }, 'Employment 1: Designation is required'],
    [
      { work: [{ name: 'Acme' }], basics: { url: 'javascript:alert(1)' } },
      'Basic Details: “javascript:alert(1)” is left out. Enter a web address, for example https://example.org.',
    ],
    [
      { work: [{ name: 'Acme' }], basics: { email: 'no-address' } },
      'Basic Details: “no-address” is left out. Enter a valid email',
    ],
    [
      { work: [{ name: 'Acme' }], basics: { label: 'x'.repeat(300) } },
      'Resume Headline: shortened to 250 characters',
    ],
    [
      { work: [{ name: 'Acme' }], basics: { phone: 'xx' } },
      'Phone: “xx” is left out. Enter a number that can be called, for example +44 20 7946 0123.',
    ],
    [
      { work: [{ name: 'Acme' }], certificates: [{ name: 'A', date: '2099' }] },
      'Certification 1: “2099” is left out. This is in the future. Enter a date that has passed.',
    ],
    [{ work: [{ name: 'Acme', location: 7, position: {} }] }, 'work[0].position'],
    [
      { work: [{ name: 'Acme', summary: 'x '.repeat(5000) }] },
      'the end of work[0].summary (longer than 8,000 characters)',
    ],
    [
      { work: Array.from({ length: 50 }, () => ({ name: 'Acme' })) },
      'Employment: the first 40 are kept, 10 are left out',
    ],
    [
      {
        work: [{ name: 'Acme' }],
        education: [{ institution: 'MIT', 'x-waymark': { level: 'wizard' } }],
      },
      'Education 1: “wizard” is left out. Please choose one from the list.',
    ],
  ])('a value that My Resume does not take is left out and said: %#', (given, message) => {
    const { document, leftOut } = importFrom(given);
    expect(leftOut).toContain(message);
    expect(document.employment[0]).toMatchObject({ organization: 'Acme' });
  });
});
