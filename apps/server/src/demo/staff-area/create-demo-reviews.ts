import type { ResumeSheet, ReviewComment, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { sql, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { recordConsents } from '../../areas/identity/accounts/commands.ts';
import { ensureSheet } from '../../areas/resumes/resume-review/commands.ts';
import { insertResume } from '../../areas/resumes/resumes/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { findDemoAccount } from '../accounts.ts';
import {
  begunAsker,
  demoAskers,
  finishedAsker,
  reviewedResume,
  type DemoAsker,
  type DemoResume,
} from './review-people.ts';
import {
  begunReview,
  candidateReview,
  demoTemplates,
  finishedReview,
  type DemoReview,
} from './review-texts.ts';

const ink = '#1d2a24';

const quiet = '#5b6761';

const accent = '#1d4a3b';

const margin = 56;

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/**
 * A desk that is alive: requests that wait, one in the hands of the demo's staff, two published. Once: what is there
 * already stays, and a review that was not written yet is written.
 */
export async function createDemoReviews(stores: Stores): Promise<void> {
  const { database } = stores;
  const { id: staffId } = await findDemoAccount(database, 'staff');
  const candidate = await findDemoAccount(database, 'candidate');
  await keepTemplates(database, staffId);
  for (const asker of demoAskers) await ask(stores, asker);
  await write(stores, await ask(stores, begunAsker), { staffId, review: begunReview });
  const finished = { staffId, review: finishedReview, publishedHoursAgo: 110 };
  await write(stores, await ask(stores, finishedAsker), finished);
  const own = await ask(stores, { ...candidate, hours: 60, resume: reviewedResume }, candidate.email);
  await write(stores, own, { staffId, review: candidateReview, publishedHoursAgo: 20 });
}

async function keepTemplates(database: Kysely<Tables>, staffId: string): Promise<void> {
  await database
    .insertInto('review_templates')
    .values(
      demoTemplates.map(({ name, text, isShared }) => ({
        id: newId(),
        owner_id: isShared ? null : staffId,
        name,
        text,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives the id of the request, which is made with the account and the file in one transaction unless it is there. */
async function ask(stores: Stores, asker: DemoAsker, email = asker.resume.contact): Promise<string> {
  const name = `${asker.resume.name.toLowerCase().replaceAll(' ', '-')}-resume.pdf`;
  const request = { email, fileName: name };
  const known = await findRequest(stores.database, request);
  if (known !== undefined) return known;
  const bytes = await drawResume(asker.resume);
  const path = join(stores.temporaryDirectory, newId());
  await mkdir(stores.temporaryDirectory, { recursive: true });
  await writeFile(path, bytes);
  const file = {
    path,
    purpose: 'resume',
    storage_key: newId(),
    name,
    extension: 'pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  } as const;
  return storeFile(stores, file, async (transaction, fileId) => {
    const userId = await ensureAsker(transaction, asker, email);
    // Of two processes that load at once, the later finds what the earlier has made.
    const earlier = await findRequest(transaction, request);
    if (earlier !== undefined) return earlier;
    await recordConsents(transaction, userId, { sendResumeToExpert: true }, 'resume-review');
    const resumeId = await insertResume(transaction, userId, fileId);
    const id = newId();
    await transaction
      .insertInto('critiques')
      .values({ id, user_id: userId, resume_id: resumeId, created_at: hoursAgo(asker.hours) })
      .execute();
    return id;
  });
}

async function findRequest(
  database: Kysely<Tables>,
  { email, fileName }: { email: string; fileName: string },
): Promise<string | undefined> {
  const request = await database
    .selectFrom('critiques')
    .innerJoin('users', 'users.id', 'critiques.user_id')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select('critiques.id')
    .where('users.email', '=', email)
    .where('files.name', '=', fileName)
    .executeTakeFirst();
  return request?.id;
}

/** The id of the account, locked until the transaction ends. */
async function ensureAsker(
  transaction: Kysely<Tables>,
  { firstName, lastName, jobTitle }: DemoAsker,
  email: string,
): Promise<string> {
  await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'candidate',
      email,
      password_hash: null,
      first_name: firstName,
      last_name: lastName,
      job_title: jobTitle,
      location: '',
      phone: '',
      email_confirmed_at: new Date(),
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

interface Writing {
  staffId: string;
  review: DemoReview;
  /** Undefined for one that is still being written. */
  publishedHoursAgo?: number;
}

/** Writes a review that nobody has begun, anchored to the lines of the resume as it is read. */
async function write(
  stores: Stores,
  id: string,
  { staffId, review, publishedHoursAgo }: Writing,
): Promise<void> {
  const fields = JSON.stringify(fieldsOf(review, await ensureSheet(stores, id)));
  const isPublished = publishedHoursAgo !== undefined;
  await stores.database.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable('critiques')
      .set({ fields, version: 1, is_open: !isPublished, review_ready: isPublished })
      .set(
        isPublished
          ? { link_token: newSecret().secret }
          : { claimed_by: staffId, claimed_at: hoursAgo(1), worked_at: sql<Date>`now()` },
      )
      .where('id', '=', id)
      .where('version', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (!begun || !isPublished) return;
    const publishedAt = hoursAgo(publishedHoursAgo);
    await transaction
      .insertInto('critique_publications')
      .values({
        id: newId(),
        critique_id: id,
        reviewer_id: staffId,
        fields,
        published_at: publishedAt,
        announced_at: publishedAt,
      })
      .execute();
  });
}

function fieldsOf({ summary, sections, comments }: DemoReview, sheet: ResumeSheet): ReviewFields {
  return {
    summary,
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, [score, text]]) => [name, { score, text }]),
    ) as ReviewFields['sections'],
    comments: comments.map(({ on, kind, text }) => ({
      id: newId(),
      kind,
      text,
      anchor: on === undefined ? null : findPlace(sheet, on),
    })),
  };
}

function findPlace(sheet: ResumeSheet, words: string): ReviewComment['anchor'] {
  for (const page of sheet.pages) {
    const line = page.lines.find(({ text }) => text.includes(words));
    if (line) return { page: page.number, line: line.id, area: line.area, quote: line.text.slice(0, 300) };
  }
  return null;
}

const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours}::int)`;

/** A resume of a page as people lay them out: a head, sections with a rule, positions with their dates at the right. */
async function drawResume(resume: DemoResume): Promise<Buffer> {
  // Without the time of its making: the same people have the same files on every machine.
  const document = new Pdf({ size: 'A4', margin, info: { CreationDate: new Date(0) } });
  document.fillColor(accent).font('Helvetica-Bold').fontSize(24).text(resume.name);
  document.fillColor(quiet).font('Helvetica').fontSize(11).text(resume.headline);
  document.fontSize(9.5).text(resume.contact);
  if (resume.summary) drawSection(document, 'Summary', () => drawText(document, resume.summary));
  drawSection(document, 'Experience', () => resume.positions.forEach((one) => drawPosition(document, one)));
  drawSection(document, 'Education', () => drawText(document, resume.education));
  drawSection(document, 'Skills', () => drawText(document, resume.skills));
  document.end();
  return buffer(document);
}

type Page = InstanceType<typeof Pdf>;

function drawSection(document: Page, title: string, draw: () => void): void {
  document.moveDown(1.1).fillColor(accent).font('Helvetica-Bold').fontSize(12).text(title);
  const y = document.y + 2;
  document
    .moveTo(margin, y)
    .lineTo(document.page.width - margin, y)
    .lineWidth(0.7)
    .stroke(accent);
  document.y = y + 7;
  draw();
}

function drawText(document: Page, text: string): void {
  document.fillColor(ink).font('Helvetica').fontSize(10.5).text(text, { lineGap: 2 });
}

function drawPosition(document: Page, position: DemoResume['positions'][number]): void {
  const top = document.y;
  document
    .fillColor(ink)
    .font('Helvetica-Bold')
    .fontSize(10.5)
    .text(`${position.title}, ${position.company}`);
  const below = document.y;
  document.fillColor(quiet).font('Helvetica').fontSize(9.5);
  document.text(position.dates, margin, top, { align: 'right' });
  document.x = margin;
  document.y = below + 2;
  for (const bullet of position.bullets) {
    document.fillColor(ink).fontSize(10.5).text(`• ${bullet}`, { lineGap: 1.5, indent: 6 });
  }
  document.moveDown(0.6);
}
