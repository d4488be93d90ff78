import { resumeDocumentSchema } from '@waymark/contract/resume-profile';
import type { JsonResume } from '@waymark/contract/resume-export/json-resume';
import { describe, expect, test } from 'vitest';
import { standardResumes } from '../../testing/printed-resumes/fixtures.ts';
import { toJsonResume, toSections, type Person } from './document-rules.ts';
import { withoutEmpty } from './empty-rules.ts';
import { readJsonResume } from './json-resume-rules.ts';

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
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

/** Into My Resume and out again. */
function passThrough(resume: JsonResume): JsonResume {
  const { sections, contact } = toSections(resume, person);
  const document = resumeDocumentSchema.parse(
    Object.fromEntries(sections.map(({ section, value }) => [section, value])),
  );
  return toJsonResume(document, person, contact);
}

describe('[C-6] JSON Resume', () => {
  test.each(Object.keys(standardResumes))('the sample of the standard survives: %s', (name) => {
    // What the file says of itself is not the person's; an empty value says as much as none.
    const { meta: _meta, $schema: _schema, ...said } = withoutEmpty(standardResumes[name] ?? {});
    const { resume, leftOut } = read(standardResumes[name]);
    expect(leftOut).toEqual([]);
    const { $schema: _own, ...exported } = passThrough(resume);
    expect(exported).toEqual(said);
    expect(passThrough(read(exported).resume)).toEqual(passThrough(resume));
  });

  test('keys that the standard does not know are named and left out', () => {
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

  test('what the account says is said where the file says nothing else', () => {
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
      location: { city: 'Leeds', region: 'England, United Kingdom' },
    });
  });

  test('what is nobody’s business on a resume is in none', () => {
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
    ['a list', '{"work":{}}', 'work should be a list.'],
    ['text', '{"work":[{},{"name":7}]}', 'work[1].name should be text.'],
    [
      'a date',
      '{"work":[{"startDate":"May 2020"}]}',
      'work[0].startDate should be a date: 2021, 2021-06 or 2021-06-30.',
    ],
    ['an address', '{"basics":{"email":"nobody"}}', 'basics.email should be an e-mail address.'],
    [
      'length',
      JSON.stringify({ work: [{ summary: 'x'.repeat(10_000) }] }),
      'work[0].summary: Please use at most 8000 characters.',
    ],
    [
      'entries',
      JSON.stringify({ work: Array.from({ length: 101 }, () => ({})) }),
      'work: Please keep at most 100 entries.',
    ],
    [
      'depth',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'This file is nested 100000 levels deep. A JSON Resume is not.',
    ],
    [
      'a million quotes in a string without an end',
      `{"a":"${'\\"'.repeat(1_000_000)}`,
      'This file is not JSON at line 1, column 2000007. Correct it there and try again.',
    ],
  ])('is refused with its place: %s', (_what, text, problem) => {
    expect(readJsonResume(text)).toEqual({ problem });
  });

  test.each<[JsonResume, string]>([
    [
      { work: [{ name: 'Acme', startDate: '2020-05', endDate: '2019' }] },
      'work[0].till: This ends before it begins.',
    ],
    [{ work: [{ summary: 'Nothing else' }] }, 'work[0].designation: Designation is required'],
    [
      { basics: { url: 'javascript:alert(1)' } },
      'basics.website: Enter a web address, for example https://example.org.',
    ],
    [{ basics: { label: 'x'.repeat(300) } }, 'basics.label: Please use at most 250 characters.'],
    [
      { work: [{ name: 'Acme', startDate: '2020-13' }] },
      'work[0].from: Please enter a year, and a month where you know it.',
    ],
  ])('that My Resume does not take is refused with its place: %#', (resume, message) => {
    expect(() => toSections(resume, person)).toThrow(message);
  });
});
