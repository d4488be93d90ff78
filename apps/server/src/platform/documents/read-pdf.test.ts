import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';

interface PageOptions {
  rotate?: number;
  /** Fields of a form, each a dictionary. */
  fields?: readonly string[];
}

/** A page that draws this, with a font of symbols as Word writes it down and a plain one. */
function pdfOf(content: string, { rotate = 0, fields = [] }: PageOptions = {}): Uint8Array {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const references = fields.map((_field, at) => `${5 + at} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${references}] >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /Rotate ${rotate} /Annots [${references}] /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /S ${font('Wingdings')} /P ${font('Arial')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fields,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(
    `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`,
  );
}

test('[C-6] letters of a font of symbols are bullets', async () => {
  const { pages } = await readPdf(pdfOf('BT /S 10 Tf 20 150 Td (l) Tj /P 10 Tf 20 0 Td (Led a team) Tj ET'));
  expect(pages[0]?.runs.map(({ text }) => text.trim())).toEqual(['•', 'Led a team']);
});

const turned = (matrix: string) => `BT /P 10 Tf ${matrix} Tm (Jane Doe) Tj 0 -20 Td (Staff Nurse) Tj ET`;

test.each([
  ['upwards', turned('0 1 -1 0 40 20'), 0, [200, 300]],
  ['downwards', turned('0 -1 1 0 260 180'), 0, [200, 300]],
  ['upside down', turned('-1 0 0 -1 280 40'), 0, [300, 200]],
  ['on a page that is turned itself', turned('0 1 -1 0 40 20'), 90, [200, 300]],
  ['upwards on a page that is turned the other way', turned('0 1 -1 0 40 20'), 270, [200, 300]],
  ['on a page that is upside down', turned('1 0 0 1 20 160'), 180, [300, 200]],
])('[L-25] text that was drawn %s is read upright', async (_how, content, rotate, size) => {
  const { pages } = await readPdf(pdfOf(content, { rotate }));
  const [page] = pages;
  expect([page?.width, page?.height]).toEqual(size);
  expect(page?.runs.map(({ text, x, y }) => [text.trim(), Math.round(x), Math.round(y)])).toEqual([
    ['Jane Doe', 20, 40],
    ['Staff Nurse', 20, 60],
  ]);
});

test('[C-6] words on their side beside the text are left out', async () => {
  const { pages } = await readPdf(
    pdfOf('BT /P 10 Tf 20 150 Td (Led a team of nine) Tj ET BT /P 10 Tf 0 1 -1 0 10 20 Tm (DRAFT) Tj ET'),
  );
  expect(pages[0]?.runs.map(({ text }) => text.trim())).toEqual(['Led a team of nine']);
});

test('[L-25] what was filled into the fields of a form is text at its place', async () => {
  const field = (name: string, rect: string, more: string) =>
    `<< /Type /Annot /Subtype /Widget /T (${name}) /Rect [${rect}] ${more} >>`;
  const { pages } = await readPdf(
    pdfOf('BT /P 10 Tf 20 150 Td (Name:) Tj 0 -20 Td (Work:) Tj ET', {
      fields: [
        field('name', '80 145 200 160', '/FT /Tx /V (Jane Doe)'),
        field('work', '80 95 280 140', '/FT /Tx /Ff 4096 /V (Staff Nurse, Lee Hospital\\n2019 - 2022)'),
        field('level', '80 60 200 75', '/FT /Ch /Ff 131072 /Opt [(Diploma) (Degree)] /V (Degree)'),
        field('hidden', '80 40 200 55', '/FT /Tx /F 2 /V (Template 7)'),
        field('empty', '80 20 200 35', '/FT /Tx'),
      ],
    }),
  );
  expect(pages[0]?.runs.map(({ text, x, y }) => [text.trim(), Math.round(x), Math.round(y)])).toEqual([
    ['Name:', 20, 50],
    ['Work:', 20, 70],
    ['Jane Doe', 82, 51],
    ['Staff Nurse, Lee Hospital', 82, 70],
    ['2019 - 2022', 82, 82],
    ['Degree', 82, 136],
  ]);
});
