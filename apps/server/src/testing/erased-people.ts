import { sql, type Kysely } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tables } from '../platform/database/tables.ts';
import type { TestApp } from './test-app.ts';

/** The candidate, the employer with a company of one, and what they leave behind; each string is one of a kind. */
export const erasedCandidate = {
  firstName: 'Quillhilde',
  lastName: 'Zephyrmann',
  email: 'quillhilde@windmill.example',
  newEmail: 'q.zephyrmann@watermill.example',
  phone: '+49 30 5550198',
  fileName: 'quillhilde-one-page.pdf',
  resumeText: 'Keeper of seven windmills',
  coverLetter: 'My heart turns with the sails.',
  message: 'Do you have vacancies for millers?',
  browser: 'Millfox/7.0',
  savedJob: 'Second miller, by the river',
  report: 'The mill burnt down in spring.',
  alertName: 'Mills with a view',
  guestAlertName: 'Mills before I joined',
  callTopic: 'How sails are reefed',
  headline: 'Miller who knows the wind',
  resumeSummary: 'Thirty years between two millstones',
  reply: 'Tuesday suits me, at the weir.',
  noteAboutThem: 'Hands like millstones, hire at once',
  noteOnOrder: 'Wants the seven windmills on one page',
};

export const erasedEmployer = {
  firstName: 'Bartholomew',
  lastName: 'Featherstonehaugh',
  email: 'bartholomew@lonely-quarry.example',
  phone: '+44 113 496 0777',
  contactEmail: 'desk@lonely-quarry.example',
  contactPhone: '+44 113 4960778',
  guest: 'invited.guest@slate.example',
  message: 'Written before signing in',
};

/** Which of the strings stand where: in some column of a row of `schema.table`, whatever their case. */
export async function findInDatabase(
  database: Kysely<Tables>,
  strings: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'pgboss') order by 1, 2
  `.execute(database);
  const traces = new Map<string, string[]>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ found: string }>`
      select distinct wanted.text as found
      from ${sql.id(schema, name)} as looked_at, unnest(${strings}::text[]) as wanted(text)
      where strpos(lower(looked_at::text), lower(wanted.text)) > 0
    `.execute(database);
    if (rows.length > 0) traces.set(`${schema}.${name}`, rows.map((row) => row.found).toSorted());
  }
  return traces;
}

/**
 * Which of the strings stand in the names or the bytes of files below a directory. The database's own files are
 * left out: PostgreSQL overwrites the place of deleted rows only later.
 */
export async function findInFiles(
  dataDirectory: string,
  strings: readonly string[],
): Promise<Map<string, string[]>> {
  const traces = new Map<string, string[]>();
  const names = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.startsWith(join(dataDirectory, 'database/'))) continue;
    const haystack = `${path} ${(await readFile(path)).toString('latin1')}`;
    const found = strings.filter((one) => haystack.includes(one));
    if (found.length > 0) traces.set(path, found.toSorted());
  }
  return traces;
}

const tables = ['users', 'resumes', 'files', 'sessions', 'critiques', 'consents', 'one_time_tokens'] as const;

/** How much a sign-up leaves behind, rows and files on disk: a refused one must change none of it. */
export async function countStored({ database, services }: TestApp) {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const ids = await database.selectFrom(table).select('id').execute();
      return [table, ids.length] as const;
    }),
  );
  const entries = await Promise.all(
    [`${services.config.dataDirectory}/files`, services.temporaryDirectory].map((directory) =>
      readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const stored = entries.flat().filter((entry) => entry.isFile()).length;
  return { ...(Object.fromEntries(rows) as Record<(typeof tables)[number], number>), stored };
}
