import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import {
  docxOf,
  drawnPdf,
  flateBomb,
  loopingPdfs,
  lyingZip,
  paragraphsOf,
} from '../../../testing/hostile-files.ts';
import { zipBytes } from '../../../testing/resume-files.ts';
import { unreadableMessages } from './constants.ts';
import { readResumeBytes } from './reading-gateway.ts';

/** Every file ends in a reading or a known failure, within the limits of the thread. */

async function refusalOf(bytes: Buffer): Promise<string | undefined> {
  const { failure } = await readResumeBytes(bytes);
  expect(failure?.message).toBe(failure && unreadableMessages[failure.reason]);
  return failure?.reason;
}

async function textsOf(bytes: Buffer): Promise<string[]> {
  const { resume, failure } = await readResumeBytes(bytes);
  if (failure) throw new Error(failure.message);
  return resume.pages.flatMap(({ lines }) => lines.map(({ text }) => text));
}

const fixture = () => readFile(new URL('../../../testing/resumes/latex-article-pune.pdf', import.meta.url));

test('a PDF with a password is refused, but one with a password only for changes is read', async () => {
  const draw = (pdf: PDFKit.PDFDocument) => void pdf.text('Ada Example');
  expect(await refusalOf(await drawnPdf(draw, { userPassword: 'secret' }))).toBe('encrypted');
  expect(await textsOf(await drawnPdf(draw, { ownerPassword: 'secret' }))).toEqual(['Ada Example']);
});

test('a Word file with a password is refused', async () => {
  const protectedFile = Buffer.alloc(4096);
  protectedFile.write('d0cf11e0a1b11ae1', 'hex');
  protectedFile.write('EncryptedPackage', 1024, 'utf16le');
  expect(await refusalOf(protectedFile)).toBe('encrypted');
});

test('a truncated or random file is reported as damaged', async () => {
  const bytes = await fixture();
  expect(await refusalOf(bytes.subarray(0, bytes.length * 0.6))).toBe('damaged');
  expect(await refusalOf(bytes.subarray(0, 40))).toBe('damaged');
  expect(
    await refusalOf(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000, 7)])),
  ).toBe('damaged');
  expect(await refusalOf(Buffer.from('PK\u0003\u0004 and nothing of a ZIP'))).toBe('damaged');
});

test('a PDF with only pictures is reported as such', async () => {
  const picture = await drawnPdf((pdf) => void pdf.rect(50, 50, 400, 600).fill('navy'));
  expect(await refusalOf(picture)).toBe('no-text');
});

test('a book of 400 pages is refused before it is read', async () => {
  const book = await drawnPdf((pdf) => {
    for (let page = 2; page <= 400; page++) pdf.addPage().text(`Page ${page}`);
  });
  expect(await refusalOf(book)).toBe('too-many-pages');
});

test('a stream that unpacks to gigabytes is refused', async () => {
  expect(['too-large', 'too-slow']).toContain(await refusalOf(flateBomb()));
});

test.each(Object.entries(loopingPdfs))('a PDF with %s ends', async (_name, make) => {
  expect(['damaged', 'no-text', 'too-large', 'too-slow']).toContain(await refusalOf(make()));
});

test('a part that unpacks to more than its declared size is refused', async () => {
  expect(await refusalOf(lyingZip())).toBe('damaged');
});

test('an archive of more text than a resume can have is refused', async () => {
  expect(await refusalOf(docxOf(paragraphsOf(Array.from({ length: 50_000 }, () => 'Another line.'))))).toBe(
    'too-large',
  );
});

test('endlessly nested elements are reported as damaged', async () => {
  expect(['damaged', 'no-text']).toContain(await refusalOf(docxOf('<w:tbl><w:tr><w:tc>'.repeat(4000))));
});

test('external and nested entities of a document type are neither fetched nor expanded', async () => {
  const laughs =
    '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">';
  const prolog = `<!DOCTYPE w:document [<!ENTITY file SYSTEM "file:///etc/passwd">${laughs}]>`;
  const texts = await textsOf(docxOf(paragraphsOf(['Ada Example', 'reads &file; and &c;']), [], prolog));
  expect(texts).toEqual(['Ada Example', 'reads &file; and &c;']);
});

test('macros and embedded files are not opened', async () => {
  const macros = [
    { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' },
    { name: 'word/embeddings/oleObject1.bin', content: 'calc.exe' },
  ];
  expect(await textsOf(docxOf(paragraphsOf(['Ada Example']), macros))).toEqual(['Ada Example']);
});

test('a web page or rich text with a document’s extension is refused', async () => {
  expect(await refusalOf(Buffer.from('<html><body>My resume</body></html>'))).toBe('unsupported');
  expect(await refusalOf(Buffer.from('{\\rtf1 My resume}'))).toBe('unsupported');
  expect(await refusalOf(Buffer.alloc(0))).toBe('unsupported');
});

test('a file of two formats at once is read as the first one', async () => {
  const pdf = await fixture();
  const docx = docxOf(paragraphsOf(['Ada Example']));
  expect((await readResumeBytes(Buffer.concat([pdf, docx]))).resume?.format).toBe('pdf');
  const { resume } = await readResumeBytes(zipBytes([{ name: 'a.txt', content: '%PDF-1.7' }]));
  expect(resume).toBeUndefined();
  expect(await textsOf(docxOf(paragraphsOf(['Ada Example', '%PDF-1.7'])))).toEqual([
    'Ada Example',
    '%PDF-1.7',
  ]);
});

test('text from right to left, other scripts and emoji survive', async () => {
  const lines = ['נועה לוי', 'مهندسة برمجيات', '山田 太郎', 'Team 👩‍💻 of 3 🚀', 'Zoë Ångström'];
  expect(await textsOf(docxOf(paragraphsOf(lines)))).toEqual(lines);
  const face = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  const pdf = await drawnPdf((drawn) => void drawn.font(face).text('Zoë Ångström – Ελένη – Олена'));
  expect(await textsOf(pdf)).toEqual(['Zoë Ångström – Ελένη – Олена']);
});

test('characters that reverse or hide text are left out', async () => {
  expect(await textsOf(docxOf(paragraphsOf(['Ada\u202Eelpmaxe \u200Bof\u2066 London'])))).toEqual([
    'Adaelpmaxe of London',
  ]);
});

const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'https://ada.example/',
];

test('only links to the web and to addresses survive a PDF', async () => {
  const pdf = await drawnPdf((drawn) => {
    for (const [at, link] of links.entries()) drawn.text(`Portfolio ${at}`, { link });
    drawn.text('javascript:alert(2) file:///etc/hosts');
  });
  const { resume } = await readResumeBytes(pdf);
  expect(resume?.contact.links.map(({ url }) => url)).toEqual(['https://ada.example/']);
});

test('only links to the web and to addresses survive a Word file', async () => {
  const relation = (target: string, at: number) =>
    `<Relationship Id="r${at}" TargetMode="External" Target="${target}"/>`;
  const relations = {
    name: 'word/_rels/document.xml.rels',
    content: `<Relationships>${links.map(relation).join('')}</Relationships>`,
  };
  const body = links.map(
    (_link, at) => `<w:p><w:hyperlink r:id="r${at}"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink></w:p>`,
  );
  const { resume } = await readResumeBytes(docxOf(body.join(''), [relations]));
  expect(resume?.contact.links.map(({ url }) => url)).toEqual(['https://ada.example/']);
});

test('lines made to slow down the search for names, dates and numbers do not slow it down', async () => {
  const patterns = ['a.', 'a@', '1 2 ', '(', '- ', 'Ab, ', 'Jan ', '2019 - ', 'A', 'a/', 'University of '];
  const lines = patterns.flatMap((text) => Array.from({ length: 3 }, () => text.repeat(2900 / text.length)));
  expect(await textsOf(docxOf(paragraphsOf(['Ada Example', 'Experience', ...lines])))).toHaveLength(35);
});
