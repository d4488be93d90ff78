import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDocuments } from './documents.ts';

/** A project of these documents, with empty ones where there have to be some. */
function project(documents: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'apps/server/src/areas/jobs'), { recursive: true });
  mkdirSync(path.join(root, 'docs/architecture'), { recursive: true });
  const all = { 'ARCHITECTURE.md': '', 'CONTRIBUTING.md': '', 'README.md': '', ...documents };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(root, name), text);
  return root;
}

test('a path or a file that a document names and that does not exist is a problem', () => {
  const root = project({
    'ARCHITECTURE.md':
      '`areas/jobs`, `apps/server`, `rules.ts`, `areas/gone`, `gone.ts`, `areas/<area>/rules.ts`, `npm run check`',
    'docs/architecture/jobs.md': '`areas/jobs`, `areas/lost`, [search](search.md), [lost](lost.md)',
    'docs/architecture/search.md': '',
  });
  expect(checkDocuments(root, new Set(['rules.ts']))).toEqual([
    'ARCHITECTURE.md names areas/gone, which does not exist.',
    'ARCHITECTURE.md names gone.ts, which does not exist.',
    'docs/architecture/jobs.md names areas/lost, which does not exist.',
    'docs/architecture/jobs.md names lost.md, which does not exist.',
  ]);
});
