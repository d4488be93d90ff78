import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docxEntries, oleBytes, pdfBytes, zipBytes } from '../../../testing/resume-files.ts';
import { cleanResumeName, inspectResume } from './rules.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-resumes-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function inspect(name: string, bytes: Buffer) {
  const path = join(directory, 'upload');
  await writeFile(path, bytes);
  return inspectResume(path, name);
}

const megabyte = 1024 * 1024;

describe('[B-8] accepted resumes', () => {
  test.each([
    ['cv.pdf', pdfBytes(), 'application/pdf'],
    ['CV.DOC', oleBytes(), 'application/msword'],
    ['my.cv.docx', zipBytes(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s', async (name, bytes, mediaType) => {
    expect(await inspect(name, bytes)).toMatchObject({ mediaType });
  });
});

describe('[B-8] refused resumes', () => {
  test.each(['cv.txt', 'cv', 'cv.pdf.exe', 'pdf'])('%s has no accepted extension', async (name) => {
    await expect(inspect(name, pdfBytes())).rejects.toMatchObject({
      code: 'unsupported_file',
      message: 'Unsupported File Format',
      detail: { fields: { resume: 'Unsupported File Format' } },
    });
  });

  test.each([
    ['a program named as PDF', 'cv.pdf', Buffer.from('MZ\x90\x00'.padEnd(200, '\0'), 'latin1')],
    ['a page named as PDF', 'cv.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an empty file', 'cv.pdf', Buffer.alloc(0)],
    ['a PDF named as Word', 'cv.docx', pdfBytes()],
    ['a docx named as PDF', 'cv.pdf', zipBytes()],
    ['a spreadsheet of the old format', 'cv.doc', oleBytes('Workbook')],
    ['a compound file cut short', 'cv.doc', oleBytes().subarray(0, 600)],
    ['a zip without a document', 'cv.docx', zipBytes([{ name: 'notes.txt', content: 'x' }])],
    ['a docx without its content types', 'cv.docx', zipBytes(docxEntries.slice(1))],
    ['a zip cut short', 'cv.docx', zipBytes().subarray(0, 300)],
    [
      'a docx with a path out of the archive',
      'cv.docx',
      zipBytes([...docxEntries, { name: '../../etc/cron.d/job', content: 'x' }]),
    ],
  ])('%s', async (_what, name, bytes) => {
    await expect(inspect(name, bytes)).rejects.toMatchObject({
      code: 'unsupported_file',
      message: expect.stringContaining('is not really a'),
    });
  });

  test.each([
    ['by Word', oleBytes('EncryptedPackage')],
    ['by a zip program', zipBytes([...docxEntries, { name: 'word/a.xml', content: 'x', encrypted: true }])],
  ])('a docx behind a password, set %s', async (_by, bytes) => {
    await expect(inspect('cv.docx', bytes)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'This file is protected by a password. Save it without one and try again.',
    });
  });

  test.each([
    ['one entry that packs too well', [{ name: 'word/a.xml', content: 'x', claimedSize: 2 * megabyte }]],
    [
      'entries that add up to more than 50 MB',
      Array.from({ length: 60 }, (_, i) => ({
        name: `word/${i}.xml`,
        content: 'x'.repeat(6000),
        claimedSize: megabyte,
      })),
    ],
    ['thousands of entries', Array.from({ length: 2001 }, (_, i) => ({ name: `word/${i}.xml` }))],
  ])('a docx with %s', async (_what, extra) => {
    await expect(inspect('cv.docx', zipBytes([...docxEntries, ...extra]))).rejects.toMatchObject({
      code: 'too_large',
    });
  });
});

describe('the stored name', () => {
  test.each([
    ['Zoë Müller – CV.pdf', 'pdf', 'Zoë Müller – CV.pdf'],
    ['cv\u202Efdp.exe.PDF', 'pdf', 'cvfdp.exe.pdf'],
    ['a\nb\u0000c.docx', 'docx', 'abc.docx'],
    ['.pdf', 'pdf', 'resume.pdf'],
  ] as const)('%j', (name, extension, kept) => {
    expect(cleanResumeName(name, extension)).toBe(kept);
  });

  test('is cut to the maximum length, without splitting a character', () => {
    const name = cleanResumeName(`${'a'.repeat(145)}😀😀.pdf`, 'pdf');
    expect(name.length).toBeLessThanOrEqual(150);
    expect(name.isWellFormed()).toBe(true);
  });
});
