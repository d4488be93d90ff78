import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeResume } from '../../apps/server/src/areas/resumes/resume-export/content-rules.ts';
import { layOutLetter } from '../../apps/server/src/areas/resumes/resume-export/letter-rules.ts';
import { layOutResume } from '../../apps/server/src/areas/resumes/resume-export/template-rules.ts';
import type { Sheet } from '../../apps/server/src/platform/documents/sheet.ts';
import { findLatinWords } from '../../apps/server/src/testing/latin-words.ts';
import { createPseudoSay } from '../../apps/server/src/testing/pseudo-say.ts';
import { listMessages } from './catalogs.ts';
import { readSources } from './source-files.ts';

/* Documents that people print, with messages in other letters and data in Greek, as with pages and mails. */

const say = createPseudoSay(
  'ar',
  listMessages(readSources(fileURLToPath(new URL('../../', import.meta.url)))),
);
const name = 'Αδα';
const span = { startDate: '2020-01', endDate: '2021-05' };
const basics = { name, label: 'Ναύτης', summary: 'Λόγια.', location: { city: 'Αθήνα', countryCode: 'GR' } };
const resume = {
  basics,
  work: [{ name: 'Φάρος', position: 'Ναύτης', startDate: '2021-09', highlights: ['Λόγια'] }],
  education: [{ institution: 'Σχολή', studyType: 'Πτυχίο', score: '8', courses: ['Πλοία'], ...span }],
  projects: [{ name: 'Πλοίο', keywords: ['Πανιά'], ...span }],
  skills: [{ name: 'Πανιά' }],
  languages: [{ language: 'Ελληνικά', fluency: 'Άριστα' }],
  certificates: [{ name: 'Δίπλωμα', date: '2022-02' }],
  awards: [{ title: 'Βραβείο', date: '2022' }],
  publications: [{ name: 'Βιβλίο', releaseDate: '2022-03-04' }],
  volunteer: [{ organization: 'Λιμάνι', position: 'Φίλος', ...span }],
  interests: [{ name: 'Θάλασσα' }],
  references: [{ name: 'Βασίλης', reference: 'Λόγια.' }],
};

const textsOf = ({ title, head, columns }: Sheet): string =>
  [
    title,
    ...[head, ...columns].flatMap(({ blocks }) =>
      blocks.flatMap(({ spans }) => spans.map(({ text }) => text)),
    ),
  ].join('\n');

test.each(['classic', 'modern', 'compact'] as const)(
  '[L-40] a resume and a letter in the template %s say no word that is no message',
  (template) => {
    const choices = { template, accent: 'forest', paper: 'a4' } as const;
    const content = describeResume(say, resume, { order: [], hidden: [] });
    const letter = {
      basics,
      day: '12',
      recipient: 'Βασίλης',
      company: 'Φάρος',
      jobTitle: 'Ναύτης',
      text: 'Λόγια.',
    };
    const texts = textsOf(layOutResume(say, content, choices)) + textsOf(layOutLetter(say, letter, choices));
    expect(texts).toContain('[!!');
    expect(findLatinWords(texts)).toEqual([]);
  },
);
