import { meaning, msg } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import { board } from '../../../platform/board/board.ts';
import { createSharedPostings } from '../job-sources/shared-commands.ts';
import type { FileNote, SourceRow } from './file-gateway.ts';
import { defaultMapping } from './mapping-rules.ts';
import { importWithReport } from './report-commands.ts';
import { getImportReport } from './report-queries.ts';

const context = useTestApp();
beforeEach(async () => {
  await sql`truncate jobs, companies, job_sources, import_reports restart identity cascade`.execute(
    context.database,
  );
});

/** Numbers that look random and are the same each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Rows as bad files have them: without an id or a title, twice the same, with signs that cannot be stored, broken. */
function makeRows(seed: number): (SourceRow | FileNote)[] {
  const random = createRandom(seed);
  return Array.from({ length: 60 }, (_, at) => {
    const id = `p${random(40)}`;
    const record = {
      id,
      title: `Keeper ${id}`,
      company: `Beacon ${random(3)}`,
      description: `Keep light ${id}. ${'x'.repeat(random(200))}`,
      url: `https://beacon.example/jobs/${id}`,
      location: ['Bremen', 'Nowhere 7', ''][random(3)],
      salary: ['competitive', '1 / 2 / 3', '€ 40.000 pro Jahr'][random(3)],
    };
    const broken = [
      { record: { ...record, id: '' } },
      { record: { ...record, title: '' } },
      { record: { ...record, id: `${id}\0` } },
      { record: { ...record, url: 'nowhere' } },
      { problem: 'it is not JSON' },
      { leftOut: msg`filled${meaning('of a posting')}` },
    ][random(18)];
    return { at: `line ${at}`, ...(broken ?? { record }) };
  });
}

async function* inTurn(rows: readonly (SourceRow | FileNote)[]) {
  yield* rows;
}

test.each([1, 2, 3, 4, 5, 6])('[L-26] the numbers of a report add up, made input %i', async (seed) => {
  const now = new Date('2026-11-25T12:00:00Z');
  for (const source of ['one', 'two', 'one']) {
    const rows = makeRows(source === 'two' ? seed + 100 : seed);
    const { reportId, readable } = await importWithReport(context.database, {
      rows: inTurn(rows),
      mapping: defaultMapping(),
      words: board.words,
      source,
      fileName: 'made.json',
      gazetteer: createGazetteer([]),
      now,
      batchSize: 7,
      shared: createSharedPostings(
        context.database,
        { id: null, name: source, company_id: null },
        { room: { left: 20, allowed: 20 }, now },
      ),
    });
    const report = await getImportReport(sayEnglish, context.database, reportId);
    const { read, inserted, updated, unchanged, shared, rejected, fields, rejections, unread } = report;
    const leftOut = unread.find(({ field }) => field === 'leftOut')?.count ?? 0;
    expect(read + leftOut).toBe(rows.length);
    expect(inserted + updated + unchanged + shared + rejected).toBe(read);
    expect(rejections).toHaveLength(rejected);
    for (const one of fields) expect(one.read + one.learnt + one.missing + one.unread).toBe(readable);
  }
});
