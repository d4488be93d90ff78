import { expect, test } from 'vitest';
import { zipBytes, docxEntries } from '../../testing/resume-files.ts';
import { readDocx } from './read-docx.ts';

const [types] = docxEntries;

/** The lines of a Word file with this body, headers and footers, with the cells of a row between bars. */
async function linesOf(body: string, others: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const parts = Object.entries(others).map(([name, content]) => ({
    name: `word/${name}.xml`,
    content: `<w:hdr>${content}</w:hdr>`,
  }));
  const bytes = zipBytes([
    ...(types ? [types] : []),
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
    ...parts,
  ]);
  const { paragraphs } = await readDocx(bytes);
  return paragraphs.map((paragraph) => paragraph.parts.map(({ text }) => text).join(' | '));
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (...texts: string[]) => `<w:tc>${texts.map(paragraph).join('')}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
const control = (content: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

test('[L-25] a table is read row by row, with the dates beside what they date', async () => {
  const body = table(
    row(cell('seit 09/2020'), cell('Sachbearbeiterin, Donau Glas GmbH', 'Disposition')),
    row(cell('02/2017 – 08/2020', 'Schwandorf'), cell('Lageristin, Naab Papier KG', 'Kommissionierung')),
    row(cell('EDV'), cell('Word, Excel')),
    row(cell('Experience'), cell('Nurse, Lee Hospital', 'Cared for 30 patients')),
  );
  expect(await linesOf(body)).toEqual([
    'seit 09/2020 | Sachbearbeiterin, Donau Glas GmbH',
    'Disposition',
    '02/2017 – 08/2020 | Lageristin, Naab Papier KG | Schwandorf',
    'Kommissionierung',
    'EDV | Word, Excel',
    'Experience',
    'Nurse, Lee Hospital',
    'Cared for 30 patients',
  ]);
});

test('[L-25] controls for content, of a text, a row or a cell, are part of the text', async () => {
  const body =
    control(paragraph('Jane Doe')) +
    `<w:p>${control('<w:r><w:t>Staff Nurse</w:t></w:r>')}</w:p>` +
    table(control(row(cell('2019 – 2022'), control(cell('Lee Hospital')))));
  expect(await linesOf(body)).toEqual(['Jane Doe', 'Staff Nurse', '2019 – 2022 | Lee Hospital']);
});

test('[L-25] a text box is read once, in its new form or its old one, and a moved text where it is now', async () => {
  const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
  const body =
    `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box('jane@example.com')}</w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict>${box('jane@example.com')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>` +
    '<w:r><w:t>Jane Doe</w:t></w:r></w:p>' +
    `<w:p><w:r><w:pict><v:shape><v:textbox>${box('Skills: Excel')}</v:textbox></v:shape></w:pict></w:r></w:p>` +
    '<w:p><w:moveFrom><w:r><w:t>Cork</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>Leeds</w:t></w:r></w:moveTo></w:p>';
  expect(await linesOf(body)).toEqual(['jane@example.com', 'Jane Doe', 'Skills: Excel', 'Leeds']);
});

test('[L-25] headers and footers come first, once, and without the numbers of pages', async () => {
  const lines = await linesOf(paragraph('Experience') + paragraph('Nurse, Lee Hospital'), {
    header1: paragraph('Jane Doe'),
    header2: paragraph('Jane Doe') + paragraph('Page 2 of 3'),
    footer1: paragraph('jane@example.com') + paragraph('2'),
  });
  expect(lines).toEqual(['Jane Doe', 'jane@example.com', 'Experience', 'Nurse, Lee Hospital']);
});
