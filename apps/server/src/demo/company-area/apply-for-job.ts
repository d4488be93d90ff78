import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageKind } from '@waymark/contract/hiring/choices';
import { sql, type Kysely } from 'kysely';
import { ensureStages } from '../../areas/hiring/applicants/stage-commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { Hiring } from './find-hiring.ts';

const escapeText = (line: string) => line.replaceAll(/[\\()]/g, String.raw`\$&`);

export type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** An application and where it has come to since. */
interface DemoApplication {
  userId: string;
  resumeId: string;
  coverLetter: string;
  stage: StageKind;
  /** Since when they have applied, where the posting was open then. */
  days: number;
  rating?: number;
  starred?: true;
}

/** Writes the resume of a person, and with `record`, in the same transaction, all that goes with it. */
export async function storeResume(
  stores: Stores,
  { name, lines }: { name: string; lines: readonly string[] },
  record: (transaction: Kysely<Tables>, fileId: string) => Promise<void>,
): Promise<void> {
  const bytes = writeDemoResume(lines);
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
  return storeFile(stores, file, record);
}

const maxHours = 24 * 24 + 1;

/** How long ago they applied: a posting that is younger than the longest of these has them all nearer to today. */
function hoursSince(days: number, openHours: number | null): number {
  return (days * 24 + 1) * Math.min(1, (openHours ?? maxHours) / (maxHours + 1));
}

/** Gives the id of the application, which has its history with it. */
export async function applyForJob(
  transaction: Kysely<Tables>,
  { companyId, jobId, recruiterId }: Hiring,
  { userId, resumeId, coverLetter, stage, days, rating, starred }: DemoApplication,
): Promise<string> {
  const stages = await ensureStages(transaction, companyId);
  const at = stages.find(({ kind }) => kind === stage);
  const isNew = stage === 'new';
  const { open_hours: openHours } = await transaction
    .selectFrom('jobs')
    .select(sql<number | null>`extract(epoch from now() - posted_at)::float8 / 3600`.as('open_hours'))
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const hours = hoursSince(days, openHours);
  const ago = (part: number) => sql<Date>`now() - make_interval(secs => ${hours * part * 3600}::float8)`;
  const id = newId();
  await transaction
    .insertInto('applications')
    .values({
      id,
      job_id: jobId,
      user_id: userId,
      resume_id: resumeId,
      cover_letter: coverLetter,
      status: isNew ? 'submitted' : 'viewed',
      created_at: ago(1),
      moved_at: ago(isNew ? 1 : 0.5),
      rating: rating ?? null,
      starred: starred ?? false,
      ...(!isNew && { stage_id: at?.id ?? null, stage_version: 1, told_version: 1, moved_by: recruiterId }),
    })
    .execute();
  const sent = { id: newId(), application_id: id, status: 'submitted', created_at: ago(1) } as const;
  await transaction.insertInto('application_events').values(sent).execute();
  if (isNew) return id;
  await transaction
    .insertInto('application_events')
    .values({
      id: newId(),
      application_id: id,
      status: 'viewed',
      stage_kind: stage,
      stage_name: at?.name ?? '',
      moved_by: recruiterId,
      created_at: ago(0.5),
    })
    .execute();
  return id;
}

/** A page of plain lines as a PDF, the first of them as its heading: the least that a browser shows. */
function writeDemoResume(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `/F1 ${index === 0 ? 22 : 12} Tf (${escapeText(line)}) Tj T* `)
    .join('');
  const content = `BT 22 TL 64 740 Td ${text}ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
