import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskStore } from '../../../platform/files/disk-store.ts';
import { readFixture, readFixtureAgain } from '../../../testing/resumes/fixtures.ts';
import { zipBytes, docxEntries } from '../../../testing/resume-files.ts';
import { readResume, readResumeBytes } from './reading-gateway.ts';

test('a column is read to its end before the next one, each line with its position', async () => {
  const { resume } = await readFixture('left-sidebar-berlin.pdf');
  const texts = resume.pages[0]?.lines.map(({ text }) => text) ?? [];
  expect(texts.indexOf('Choir')).toBeLessThan(texts.indexOf('Paketwerk GmbH 03/2020 – Present'));
  expect(texts.indexOf('Choir')).toBeGreaterThan(texts.indexOf('Kotlin'));
  const { size, lines } = resume.pages[0] ?? {};
  expect(size?.width).toBeCloseTo(595, 0);
  for (const { id, area } of lines ?? []) {
    expect(id).toMatch(/^p1-\d+$/);
    expect(area?.x).toBeGreaterThan(0);
    expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThan(size?.width ?? 0);
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThan(size?.height ?? 0);
  }
});

test('the same file gives the same reading', async () => {
  const { resume } = await readFixture('latex-article-pune.pdf');
  expect(await readFixtureAgain('latex-article-pune.pdf')).toEqual(resume);
});

test('the paragraphs of a DOCX are lines without positions', async () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const content = `<w:document><w:body>${['Ada Example', 'ada@example.com', 'Experience', 'Engineer &amp; lead, Acme'].map(paragraph).join('')}</w:body></w:document>`;
  const entries = docxEntries.map((entry) =>
    entry.name === 'word/document.xml' ? { ...entry, content } : entry,
  );
  const { resume } = await readResumeBytes(zipBytes(entries));
  expect(resume?.format).toBe('docx');
  expect(resume?.pages).toEqual([
    {
      number: 1,
      size: null,
      lines: [
        { id: 'p1-1', text: 'Ada Example', area: null },
        { id: 'p1-2', text: 'ada@example.com', area: null },
        { id: 'p1-3', text: 'Experience', area: null },
        { id: 'p1-4', text: 'Engineer & lead, Acme', area: null },
      ],
    },
  ]);
});

test('a file that is not a document is refused with one sentence', async () => {
  const { failure } = await readResumeBytes(Buffer.from('<html><body>My resume</body></html>'));
  expect(failure).toEqual({
    reason: 'unsupported',
    message:
      'This file is not really a PDF or Word document. Save it again as a PDF and upload the new file.',
  });
});

test('a stored resume is read by its key', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-reading-'));
  const fixture = new URL('../../../testing/resumes/projects-only-recife.pdf', import.meta.url);
  await copyFile(fixture, join(directory, 'upload'));
  const files = createDiskStore(directory);
  await files.adopt(join(directory, 'upload'), 'resume-key');
  const { resume } = await readResume({ files }, { storage_key: 'resume-key' });
  expect(resume?.contact.name?.text).toBe('Thiago Nascimento Freire');
  await rm(directory, { recursive: true });
});
