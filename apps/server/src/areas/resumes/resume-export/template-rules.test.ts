import { sayEnglish } from '@waymark/contract/text/say';
import {
  paperSizes,
  printedSectionKeys,
  resumeAccents,
  resumeTemplates,
} from '@waymark/contract/resumes/choices';
import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../platform/documents/read-document.ts';
import { writeDocx } from '../../../platform/documents/write-docx.ts';
import { TooManyPages, writePdf } from '../../../platform/documents/write-pdf.ts';
import { fingerprintOf } from '../../../testing/fingerprint.ts';
import { printedResumes } from '../../../testing/printed-resumes/fixtures.ts';
import { presentPrediction, type Prediction } from '../resume-reading/presenter.ts';
import { understandResume } from '../resume-reading/rules.ts';
import { describeResume } from './content-rules.ts';
import { formatSpan } from './rules.ts';
import { railTint } from './style-constants.ts';
import { layOutResume } from './template-rules.ts';

const templates = resumeTemplates.map(({ value }) => value);
type Choices = Parameters<typeof layOutResume>[2];
const plain: Choices = { template: 'classic', accent: 'forest', paper: 'a4' };
const everything = { order: [], hidden: [] };

const layOut = (resume: JsonResume, choices: Partial<Choices> = {}) =>
  layOutResume(sayEnglish, describeResume(sayEnglish, resume, everything), { ...plain, ...choices });

async function readBack(bytes: Uint8Array) {
  return understandResume(await readDocument(Buffer.from(bytes)));
}

/** The expected reading of a printed resume. */
function truthOf({ basics = {}, work = [], education = [], skills = [] }: JsonResume): Prediction {
  const [place] = describeResume(
    sayEnglish,
    { basics: { location: { ...basics.location, address: '', postalCode: '' } } },
    everything,
  ).contact;
  return {
    contact: {
      full_name: basics.name ?? '',
      email: basics.email ?? '',
      phone: basics.phone ?? '',
      location: place?.text ?? '',
    },
    experience: work.map((one) => ({
      title: one.position ?? '',
      company: one.name ?? '',
      dates: formatSpan(sayEnglish, one, 'open'),
    })),
    education: education.map((one) => ({
      degree: [one.studyType, one.area].filter(Boolean).join(', '),
      institution: one.institution ?? '',
    })),
    skills: skills.flatMap(({ name = '', keywords = [] }) => (keywords.length > 0 ? keywords : [name])),
  };
}

/** What each template makes of each resume, and where that stands on paper. */
const drawn: string[] = [];

describe.each(templates)('[C-6] the template %s', (template) => {
  test.each(Object.keys(printedResumes))('is read back as it was written: %s', async (name) => {
    const resume = printedResumes[name] ?? {};
    const sheet = layOut(resume, { template });
    const { bytes, unprintable } = await writePdf(sheet, 10);
    const read = await readBack(bytes);
    expect(presentPrediction(read)).toEqual(truthOf(resume));
    expect(read.languages).toHaveLength(resume.languages?.length ?? 0);
    expect(read.unreadableGlyphs).toBe(0);
    expect(unprintable).toBe('');
    expect(presentPrediction(await readBack(await writeDocx(sheet)))).toEqual(truthOf(resume));
    // Fonts are named by where they lie.
    const written = JSON.stringify(sheet).replaceAll(/[^"]*(?=\/node_modules\/)/g, '');
    drawn.push(`${template}\t${name}\t${fingerprintOf(written)}\t${fingerprintOf(read.pages)}\n`);
  });

  test('fills pages of US Letter too', async () => {
    const resume = printedResumes['many pages'] ?? {};
    const { bytes, pages } = await writePdf(layOut(resume, { template, paper: 'letter' }), 10);
    expect(pages).toBeGreaterThan(1);
    const read = await readBack(bytes);
    for (const { size } of read.pages) expect(size).toEqual({ width: 612, height: 792 });
    expect(presentPrediction(read)).toEqual(truthOf(resume));
  });

  test('never ends a page with a heading, nor begins one with the last line of a text', async () => {
    const resume = printedResumes['many pages'] ?? {};
    const { bytes } = await writePdf(layOut(resume, { template }), 10);
    const { pages, positions } = await readBack(bytes);
    const heads = new Set(positions.flatMap(({ lines }) => lines.slice(0, 1)));
    for (const { lines } of pages.slice(0, -1)) expect(heads).not.toContain(lines.at(-1)?.id);
  });
});

test('[C-6] refuses too many pages before drawing them', async () => {
  const { work = [] } = printedResumes['many pages'] ?? {};
  const sheet = layOut({ work: Array.from({ length: 6 }, () => work).flat() });
  await expect(writePdf(sheet, 10)).rejects.toBeInstanceOf(TooManyPages);
});

test('[C-6] prints sections in the chosen order and leaves out hidden ones', () => {
  const { sections } = describeResume(sayEnglish, printedResumes['sample'] ?? {}, {
    order: ['skills', 'education'],
    hidden: ['work', 'references'],
  });
  expect(sections.map(({ key }) => key).slice(0, 3)).toEqual(['skills', 'education', 'summary']);
  expect(sections.map(({ key }) => key)).not.toContain('work');
  expect(sections.map(({ key }) => key)).not.toContain('references');
});

test('[C-6] every colour is readable on paper and on the rail, and white text on it', () => {
  for (const { color } of resumeAccents) {
    for (const ground of ['#ffffff', railTint]) expect(wcagContrast(color, ground)).toBeGreaterThan(4.5);
  }
  expect(paperSizes).toHaveLength(2);
  expect(printedSectionKeys).toHaveLength(12);
});

test('[C-6] names letters without a glyph, and prints everything else', async () => {
  const resume: JsonResume = { basics: { name: 'Ada 田中 𓂀𓁹 Lovelace', summary: 'Likes 🦄 and שלום.' } };
  const { bytes, unprintable } = await writePdf(layOut(resume), 10);
  expect([...unprintable].toSorted()).toEqual([...'𓂀𓁹'].toSorted());
  const lines = (await readBack(bytes)).pages[0]?.lines.map(({ text }) => text);
  expect(lines).toEqual(expect.arrayContaining(['Ada 田中 Lovelace', expect.stringContaining('שלום')]));
});

describe('[C-6] a PDF', () => {
  const hostile: JsonResume = {
    basics: {
      name: 'Eve <script>alert(1)</script> & Co (x) /Type',
      email: 'eve@example.com',
      url: 'https://eve.example.com/?a=1&b=2',
      profiles: [{ network: 'Web', url: 'javascript:alert(1)' }],
    },
    work: [{ position: 'Engineer', name: 'Acme', url: 'file:///etc/passwd', summary: '</w:t><w:t>{\\rtf1}' }],
  };

  test('has PDF metadata: tags, language and title, but nothing else about its producer', async () => {
    const { bytes } = await writePdf(layOut(hostile), 10);
    const text = bytes.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('/DisplayDocTitle true');
    for (const type of ['H1', 'H2', 'H3', 'P', 'Link', 'Sect']) expect(text).toContain(`/S /${type}\n`);
    expect(text).not.toMatch(/Producer|CreationDate|\/Creator|xmpmeta|ModDate/);
  });

  test.each(templates)('leads nowhere but to the web, to mail and to the phone: %s', async (template) => {
    const sheet = layOut(hostile, { template });
    for (const bytes of [(await writePdf(sheet, 10)).bytes, await writeDocx(sheet)]) {
      const { contact } = await readBack(bytes);
      expect(contact.links.map(({ url }) => url).toSorted()).toEqual([
        'https://eve.example.com/?a=1&b=2',
        'mailto:eve@example.com',
      ]);
    }
  });
});

test('[C-6] templates print as it is recorded: look at one before `-u` records another', async () => {
  await expect(drawn.join('')).toMatchFileSnapshot('printed-templates.tsv');
});
