import { expect, test } from 'vitest';
import { readArchive } from './read-archive.ts';
import type { Sheet, SheetBlock } from './sheet.ts';
import { writeDocx } from './write-docx.ts';

const color = '#000000';
const block = (text: string): SheetBlock => ({
  role: 'P',
  spans: [{ text, font: 'regular', size: 10, color }],
  lineHeight: 16,
  above: 4,
});

const sheet: Sheet = {
  title: 'Test',
  author: '',
  language: 'en',
  width: 595,
  height: 842,
  top: 50,
  bottom: 800,
  head: { x: 50, width: 500, blocks: [] },
  headGap: 0,
  columns: [{ x: 50, width: 500, blocks: [block('محاسب ذي خبرة.'), block('Accountant')] }],
  footer: { text: '', size: 8, color, x: 50, width: 500 },
  fonts: { regular: '', bold: '', italic: '' },
  commonFont: 'Arial',
};

async function write(more: Partial<Sheet> = {}): Promise<string> {
  const limits = { entries: 100, bytes: 1e6, isWanted: (name: string) => name === 'word/document.xml' };
  const files = await readArchive(await writeDocx({ ...sheet, ...more }), limits);
  return files.get('word/document.xml')?.toString() ?? '';
}

test('[L-13] a Word file says of an Arabic paragraph that it is read from right to left, and of no other', async () => {
  const xml = await write();
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  const [arabic, latin] = ['محاسب', 'Accountant'].map((word) => paragraphs.find((one) => one.includes(word)));
  expect(arabic).toMatch(/<w:bidi\/>.*<w:rtl\/>/s);
  expect(latin).not.toMatch(/<w:bidi\/>|<w:rtl\/>/);
});

test('[L-40] in a document in Arabic every paragraph begins at the right, and so does the first column', async () => {
  const columns = [
    { x: 50, width: 200, blocks: [block('Accountant')] },
    { x: 300, width: 200, blocks: [block('محاسب ذي خبرة.')] },
  ];
  const xml = await write({ language: 'ar', columns });
  expect(xml).toContain('<w:bidiVisual/>');
  expect(xml.match(/<w:p>.*?<\/w:p>/gs)?.filter((one) => !one.includes('<w:bidi/>'))).toEqual([]);
  expect(xml.indexOf('Accountant')).toBeLessThan(xml.indexOf('محاسب'));
  expect(await write({ columns })).not.toContain('bidiVisual');
});
