import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkEnvironment } from './environment.ts';
import { readSources } from './source-files.ts';

function inProject(files: Record<string, string>, use: (root: string) => void): void {
  const root = mkdtempSync(path.join(tmpdir(), 'waymark-checks-'));
  try {
    for (const folder of ['apps', 'packages', 'e2e', 'bench', 'tooling']) mkdirSync(path.join(root, folder));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('reads what is ours and leaves out what is installed, generated or no source', () => {
  const files = {
    'apps/web/src/root.tsx': 'export {};',
    'apps/web/build/server/index.js': '',
    'apps/web/build/a.ts': '',
    'apps/web/.react-router/types/a.ts': '',
    'apps/server/node_modules/a/a.ts': '',
    'tooling/notes.md': '',
  };
  inProject(files, (root) => {
    expect(readSources(root)).toEqual([{ path: 'apps/web/src/root.tsx', text: 'export {};' }]);
  });
});

test('settings are read in one place only', () => {
  const text = 'const port = process.env.PORT;';
  inProject(
    { 'apps/server/src/platform/config.ts': text, 'apps/server/main.ts': text, 'bench/main.ts': text },
    (root) => {
      expect(checkEnvironment(readSources(root))).toEqual([
        'apps/server/main.ts reads process.env: take the value from the parsed configuration.',
      ]);
    },
  );
});
