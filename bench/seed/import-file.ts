import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { serverEnvironment } from '../../tooling/dev/server-process.mjs';
import type { SeededData } from './seeded-directory.ts';

const source = 'bench';
const command = fileURLToPath(new URL('../../apps/server/import-jobs.ts', import.meta.url));

/** Takes the imports of earlier runs away. */
export async function removeImported({ directory, databaseUrl }: SeededData): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  await database.deleteFrom('jobs').where('source', '=', source).execute();
  await close();
}

/**
 * Writes a file of so many postings of companies that are there, as a source names them. `edition` stands in all texts,
 * so that a posting of the next edition is a changed one, and `mark` in the title of the last.
 */
export async function writeImportFile(
  { directory, databaseUrl }: SeededData,
  { count, edition, mark }: { count: number; edition: string; mark: string },
): Promise<string> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  const { rows } = await sql<{ posting: Record<string, unknown> }>`
    select json_build_object(
      'id', 'bench-' || jobs.number, 'title', title || ' at a new site', 'company', name, 'companyWebsite', website,
      'description', description || '<p>' || ${edition}::text || ' ' || jobs.number || '.</p>',
      'requirements', requirements, 'skills', skills,
      'category', category, 'type', type, 'workMode', work_mode, 'city', city, 'region', region, 'country', country_code,
      'applyUrl', website || '/jobs/' || jobs.number, 'postedAt', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    ) as posting
    from jobs join companies on companies.id = company_id left join places on places.id = place_ids[1]
    where jobs.status = 'active' and source <> ${source} order by jobs.number desc limit ${count}
  `.execute(database);
  await close();
  const lines = rows.map(({ posting }, at) =>
    JSON.stringify(at === rows.length - 1 ? { ...posting, title: `Keeper of the ${mark}` } : posting),
  );
  const file = join(directory, 'import.ndjson');
  await writeFile(file, lines.join('\n'));
  return file;
}

/** Imports the file as its command does. Gives what it printed. */
export async function importFile({ directory, databaseUrl = '' }: SeededData, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, file, '--source', source], {
    env: {
      ...serverEnvironment,
      ...process.env,
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
      DEMO: 'false',
    },
  });
  return stdout;
}
