import { readdir } from 'node:fs/promises';
import type { TestApp } from './test-app.ts';

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
