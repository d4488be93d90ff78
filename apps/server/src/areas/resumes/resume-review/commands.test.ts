import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { createReviewRequest } from '../../../testing/review-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { ensureSheet } from './commands.ts';

const context = useTestApp();

const sheetOf = (id: string) =>
  context.database.selectFrom('critiques').select('sheet').where('id', '=', id).executeTakeFirstOrThrow();

async function drawnResume(): Promise<Buffer> {
  const document = new Pdf({ margin: 72 });
  document.fontSize(20).text('Ada Lovelace').fontSize(11).text('Led a team of twelve');
  document.end();
  return buffer(document);
}

test('[L-10] a resume is read once: its lines have positions and never change', async () => {
  const { id } = await createReviewRequest(context.services, { bytes: await drawnResume() });
  const sheet = await ensureSheet(context.services, id);
  expect(sheet).toMatchObject({ format: 'pdf', problem: null });
  expect(sheet.pages[0]?.lines.map(({ text }) => text)).toEqual(['Ada Lovelace', 'Led a team of twelve']);
  expect(sheet.pages[0]?.lines[0]?.area?.x).toBeCloseTo(72, 0);
  expect((await sheetOf(id)).sheet).toEqual(sheet);
  // Even if the file is unavailable.
  const { files, ...rest } = context.services;
  const away = { ...files, open: () => Promise.reject(new Error('away')) };
  expect(await ensureSheet({ ...rest, files: away }, id)).toEqual(sheet);
});

test('[L-10] an unreadable resume shows the reason, and can still be reviewed', async () => {
  const empty = await createReviewRequest(context.services);
  expect(await ensureSheet(context.services, empty.id)).toMatchObject({
    pages: [],
    problem: expect.stringContaining('no text') as string,
  });
  expect((await sheetOf(empty.id)).sheet).toBeNull();
  const broken = await createReviewRequest(context.services, { bytes: Buffer.from('%PDF-1.7 torn') });
  expect((await ensureSheet(context.services, broken.id)).problem).not.toBeNull();
});
