import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { docxOf } from '../../../testing/hostile-files.ts';
import { readFixture } from '../../../testing/resumes/fixtures.ts';
import { presentPrediction, type Prediction } from './presenter.ts';
import { readResumeBytes } from './reading-gateway.ts';
import { checkInEnglish } from '../../../testing/read-resumes.ts';

const folder = new URL('../../../testing/resumes/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));

/** Ignores differences in dashes, capitals and punctuation. */
function plain<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) =>
      typeof one === 'string'
        ? one
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
            .trim()
        : one,
    ),
  ) as T;
}

test.each(names)('%s is read as a person reads it', async (name) => {
  const truth = JSON.parse(
    readFileSync(new URL(name.replace('.pdf', '.truth.json'), folder), 'utf8'),
  ) as Prediction;
  const { resume } = await readFixture(name);
  expect(plain(presentPrediction(resume))).toEqual(plain(truth));
});

test.each(names)('every line of %s is where it was, and the check finds what it found', async (name) => {
  const { resume } = await readFixture(name);
  const lines = resume.pages.map((page) => page.lines.map(({ id, text }) => `${id} ${text}`));
  const check = checkInEnglish(resume, { name, uploadedAt: new Date('2026-11-22T12:00:00Z') });
  const findings = check.findings.map(({ rule, severity, seen, points }) => ({
    rule,
    severity,
    seen,
    points,
  }));
  const record = { ...resume, pages: lines, score: check.score, findings };
  const file = new URL(name.replace('.pdf', '.read.txt'), folder);
  await expect(`${JSON.stringify(record, null, 1)}\n`).toMatchFileSnapshot(fileURLToPath(file));
});

test('every value refers to a line of the file', async () => {
  const { resume } = await readFixture('two-columns-banner-austin.pdf');
  const ids = new Set(resume.pages.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const named = [
    ...[resume.contact.name, resume.contact.email, resume.contact.phone, resume.contact.place].map(
      (one) => one?.line,
    ),
    ...resume.positions.flatMap(({ lines }) => lines),
    ...resume.education.flatMap(({ lines }) => lines),
    ...resume.skills.map(({ line }) => line),
    ...resume.sections.flatMap(({ lines }) => lines),
  ];
  expect(named.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

test('spoken languages, interests and certificates are not skills', async () => {
  const { resume } = await readFixture('two-columns-banner-austin.pdf');
  expect(resume.languages.map(({ name, level }) => [name, level])).toEqual([
    ['English', null],
    ['Spanish', 'conversational'],
  ]);
  expect(resume.certifications.map(({ name }) => name)).toEqual(['OSHA 30', 'Forklift operator']);
  expect(resume.skills.map(({ name, group }) => `${group}: ${name}`)).toContain('Systems: SAP EWM');
});

test('projects are not positions', async () => {
  const { resume } = await readFixture('projects-only-recife.pdf');
  expect(resume.positions).toEqual([]);
  expect(resume.projects.map(({ name, dates, bullets }) => [name, dates, bullets.length])).toEqual([
    ['Maré', '2024', 2],
    ['Ônibus Agora', '2023', 1],
    ['Robô Seguidor', '2022', 1],
  ]);
});

describe('a Word file', () => {
  const run = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
  const heading = (text: string) => paragraph(run(text), '<w:pStyle w:val="Heading1"/>');
  const item = (text: string) =>
    paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  const tabbed = (left: string, right: string) =>
    paragraph(`${run(left, '<w:b/>')}<w:r><w:tab/></w:r>${run(right)}`);
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const row = (...cells: string[]) => `<w:tbl><w:tr>${cells.map(cell).join('')}</w:tr></w:tbl>`;
  const styles = {
    name: 'word/styles.xml',
    content:
      '<w:styles><w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Heading1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>',
  };

  test('is read through its styles, tabs, lists, tables and text boxes', async () => {
    const box =
      '<w:r><mc:AlternateContent><mc:Choice>' +
      `<w:txbxContent>${paragraph(run('olu@example.com'))}</w:txbxContent></mc:Choice><mc:Fallback>` +
      `<w:txbxContent>${paragraph(run('olu@example.com'))}</w:txbxContent></mc:Fallback>` +
      '</mc:AlternateContent></w:r>';
    const body = [
      paragraph(run('Olu Adeyemi', '<w:sz w:val="40"/>')),
      paragraph(`${box}${run('+234 803 555 0143 | Lagos, Nigeria')}`),
      heading('Employment'),
      tabbed('Site Engineer, Delta Roads Ltd', 'Jan 2019 – Present'),
      item('Built 12 km of road'),
      row(paragraph(run('Trainee, Ogun Works', '<w:b/>')), paragraph(run('2016 – 2018'))),
      item('Measured bridges'),
      heading('Education'),
      row(
        paragraph(run('2012 – 2016')),
        paragraph(run('BSc Civil Engineering')) + paragraph(run('University of Lagos')),
      ),
      heading('Skills'),
      paragraph(
        `${run('AutoCAD, ')}<w:del>${run('Flash, ')}</w:del>${run('Civil 3D')}${run('secret', '<w:vanish/>')}`,
      ),
    ];
    const { resume } = await readResumeBytes(docxOf(body.join(''), [styles]));
    expect(resume && presentPrediction(resume)).toEqual({
      contact: {
        full_name: 'Olu Adeyemi',
        email: 'olu@example.com',
        phone: '+234 803 555 0143',
        location: 'Lagos, Nigeria',
      },
      experience: [
        { title: 'Site Engineer', company: 'Delta Roads Ltd', dates: 'Jan 2019 – Present' },
        { title: 'Trainee', company: 'Ogun Works', dates: '2016 – 2018' },
      ],
      education: [{ degree: 'BSc Civil Engineering', institution: 'University of Lagos' }],
      skills: ['AutoCAD', 'Civil 3D'],
    });
    expect(resume?.positions.map(({ bullets }) => bullets)).toEqual([
      ['Built 12 km of road'],
      ['Measured bridges'],
    ]);
    expect(resume?.pages[0]?.lines.filter(({ text }) => text === 'olu@example.com')).toHaveLength(1);
  });

  test('[L-25] without styles has headings where a known word stands alone and a section can begin', async () => {
    const texts = [
      'Olu Adeyemi',
      'olu@example.com | +234 803 555 0143 | Lagos, Nigeria',
      'Experience',
      'Site Engineer, Delta Roads, Lagos, Nigeria',
      'January 2019 – Present',
      'Skills',
      'Surveying',
      'Education',
      'Concrete',
      'Education',
      'University of Lagos',
      'B.Sc. Civil Engineering',
      '2012 – 2016',
      'Languages',
      'English, Yoruba',
    ];
    const { resume } = await readResumeBytes(docxOf(texts.map((text) => paragraph(run(text))).join(''), []));
    expect(resume?.positions.map(({ title, company }) => [title, company])).toEqual([
      ['Site Engineer', 'Delta Roads'],
    ]);
    expect(resume?.education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['B.Sc. Civil Engineering', 'University of Lagos'],
    ]);
    expect(resume?.skills.map(({ name }) => name)).toEqual(['Surveying', 'Education', 'Concrete']);
    expect(resume?.languages.map(({ name }) => name)).toEqual(['English', 'Yoruba']);
  });
});
