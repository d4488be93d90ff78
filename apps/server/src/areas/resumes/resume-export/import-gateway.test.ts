import { sayEnglish } from '@waymark/contract/text/say';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipBytes, type ZipEntry } from '../../../testing/resume-files.ts';
import { archiveLimits } from './constants.ts';
import { readImport } from './import-gateway.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-import-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(bytes: Buffer | string) {
  const path = join(directory, 'upload');
  await writeFile(path, bytes);
  return readImport(path);
}

const profile = {
  name: 'Profile.csv',
  content:
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Ada,Lovelace,Byron,,"Dec 10, 1815",Analyst,"First line\nSecond, line",Computing,,"London, England","[adal]","[COMPANY:https://engine.example.com,PERSONAL:https://ada.example.com]",\r\n',
};
const tables: ZipEntry[] = [
  profile,
  {
    name: 'Positions.csv',
    content:
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Analytical Engines,Programmer,"Wrote notes.\n• Note A\n• Note G",London,Jan 1842,\n' +
      'Somerset House,Tutor,,,1838,Mar 1841\n',
  },
  {
    name: 'Education.csv',
    content:
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nSelf-taught,1829,1835,,Mathematics,Chess\n',
  },
  { name: 'Skills.csv', content: 'Name\nMathematics\n"Punch, cards"\n' },
  { name: 'Languages.csv', content: 'Name,Proficiency\nFrench,Full professional proficiency\n' },
  {
    name: 'Certifications.csv',
    content:
      'Name,Url,Authority,Started On,Finished On,License Number\nCalculus,https://x.example,De Morgan,Sep 1840,,7\n',
  },
  {
    name: 'Projects.csv',
    content: 'Title,Description,Url,Started On,Finished On\nBernoulli numbers,A table,,Jul 1843,Sep 1843\n',
  },
  {
    name: 'Email Addresses.csv',
    content:
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nada@example.com,Yes,Yes,\n',
  },
  { name: 'PhoneNumbers.csv', content: 'Extension,Number,Type\n,+44 20 7946 0958,Mobile\n' },
  { name: 'Connections.csv', content: 'never read' },
];

describe('[C-6] LinkedIn’s data export', () => {
  test('becomes a resume: each table in its section, dates in their original precision', async () => {
    const { source, resume, leftOut } = await read(zipBytes(tables));
    expect(source).toBe('linkedin');
    expect(leftOut).toEqual(['Profile.csv: birth date', 'Profile.csv: maiden name', 'Profile.csv: industry']);
    expect(resume.basics).toEqual({
      name: 'Ada Lovelace',
      label: 'Analyst',
      summary: 'First line\nSecond, line',
      email: 'ada@example.com',
      phone: '+44 20 7946 0958',
      location: { city: 'London, England' },
      url: 'https://engine.example.com',
      profiles: [
        { network: 'Website', url: 'https://ada.example.com' },
        { network: 'Twitter', username: 'adal', url: 'https://twitter.com/adal' },
      ],
    });
    expect(resume.work).toEqual([
      {
        name: 'Analytical Engines',
        position: 'Programmer',
        location: 'London',
        startDate: '1842-01',
        summary: 'Wrote notes.',
        highlights: ['Note A', 'Note G'],
      },
      { name: 'Somerset House', position: 'Tutor', startDate: '1838', endDate: '1841-03' },
    ]);
    expect(resume.education).toEqual([
      {
        institution: 'Self-taught',
        studyType: 'Mathematics',
        startDate: '1829',
        endDate: '1835',
        courses: ['Chess'],
      },
    ]);
    expect(resume.skills).toEqual([{ name: 'Mathematics' }, { name: 'Punch, cards' }]);
    expect(resume.languages).toEqual([{ language: 'French', fluency: 'Full professional proficiency' }]);
    expect(resume.certificates).toEqual([
      { name: 'Calculus', issuer: 'De Morgan', url: 'https://x.example', date: '1840-09' },
    ]);
    expect(resume.projects).toEqual([
      { name: 'Bernoulli numbers', description: 'A table', startDate: '1843-07', endDate: '1843-09' },
    ]);
  });

  test('[L-25] a profile with one name is read without blanks, and nothing of it is left out', async () => {
    const content = profile.content.replace('Ada,Lovelace,Byron', 'Suharto,,');
    const { resume, leftOut } = await read(zipBytes([{ ...profile, content }]));
    expect(resume.basics?.name).toBe('Suharto');
    expect(leftOut.map((one) => sayEnglish(one)).join(' ')).not.toMatch(/name/i);
  });

  test('is found in the folder that some tools add, and its paths are not followed', async () => {
    const { resume } = await read(zipBytes([{ ...profile, name: 'Basic_LinkedInDataExport/Profile.csv' }]));
    expect(resume.basics?.name).toBe('Ada Lovelace');
    await expect(
      read(zipBytes([profile, { name: '../../Positions.csv', content: 'x' }])),
    ).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  const zeros = Buffer.alloc(9 * 1024 * 1024);
  const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.csv`, content: '' }));
  test.each<[string, Buffer, string]>([
    [
      'a bomb',
      zipBytes([{ name: 'Profile.csv', content: deflateRawSync(zeros), claimedSize: zeros.length }]),
      'unpacks to more',
    ],
    [
      'a lying size',
      zipBytes([{ name: 'Profile.csv', content: deflateRawSync(zeros), claimedSize: 10 }]),
      'damaged',
    ],
    ['10,000 entries', zipBytes(many), 'unpacks to more'],
    ['an encrypted table', zipBytes([{ ...profile, encrypted: true }]), 'protected by a password'],
    ['a truncated file', zipBytes(tables).subarray(0, 900), 'damaged'],
    ['no tables of it', zipBytes([{ name: 'photo.csv', content: 'x' }]), 'is no export of LinkedIn'],
    [
      'a giant cell',
      zipBytes([{ name: 'Profile.csv', content: `First Name\n"${'x'.repeat(5_000_000)}"` }]),
      'profile.csv in this ZIP file is no table at line 2',
    ],
    ['a text in another encoding', Buffer.from([0xff, 0xfe, 0x7b, 0x00]), 'no text in UTF-8'],
    ['nothing', Buffer.alloc(0), 'This file is empty. Choose another one.'],
  ])('that is hostile ends in one sentence: %s', async (_what, bytes, sentence) => {
    const failure = await read(bytes).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(sentence) });
  });

  test('reads the first rows of an endless table', async () => {
    const content = `Name\n${Array.from({ length: 50_000 }, (_, at) => `Skill ${at}`).join('\n')}`;
    const { resume } = await read(zipBytes([profile, { name: 'Skills.csv', content }]));
    expect(resume.skills?.at(-1)).toEqual({ name: `Skill ${archiveLimits.rows - 1}` });
  });
});
