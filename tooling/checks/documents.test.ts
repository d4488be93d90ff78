import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDocuments } from './documents.ts';

test('a path or a file that a document names and that does not exist is a problem', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'apps/server/src/areas/jobs'), { recursive: true });
  for (const name of ['CONTRIBUTING.md', 'README.md']) writeFileSync(path.join(root, name), '');
  writeFileSync(
    path.join(root, 'ARCHITECTURE.md'),
    '`areas/jobs`, `apps/server`, `rules.ts`, `areas/gone`, `gone.ts`, `areas/<area>/rules.ts`, `npm run check`',
  );
  expect(checkDocuments(root, new Set(['rules.ts']))).toEqual([
    'ARCHITECTURE.md names areas/gone, which does not exist.',
    'ARCHITECTURE.md names gone.ts, which does not exist.',
  ]);
});
