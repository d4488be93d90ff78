import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';

/** A page that draws this, with a font of symbols as Word writes it down and a plain one. */
function pdfOf(content: string): Uint8Array {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /S ${font('Wingdings')} /P ${font('Arial')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF\n`);
}

test('[C-6] letters of a font of symbols are bullets', async () => {
  const { pages } = await readPdf(pdfOf('BT /S 10 Tf 20 150 Td (l) Tj /P 10 Tf 20 0 Td (Led a team) Tj ET'));
  expect(pages[0]?.runs.map(({ text }) => text.trim())).toEqual(['•', 'Led a team']);
});
