import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pseudoCatalog, stretched } from '../../apps/server/src/testing/pseudo-say.ts';
import { listMessages } from '../checks/catalogs.ts';
import { readSources } from '../checks/source-files.ts';
import { root } from '../root.ts';

/*
 * Walks through all pages in a language that nobody speaks (L-40), in a copy of the project: its catalogs stand in place
 * of those of Arabic, since what the browser itself writes is then in no Latin letters either. What follows goes to
 * Playwright; `--keep` leaves the copy, which the next walk need not build again.
 *
 *   node tooling/languages/walk-pages.ts [--keep] [-g <name>]
 */

const language = 'ar';
const folders = ['apps', 'packages', 'data', 'tooling', 'e2e'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];

const copy = path.join(
  tmpdir(),
  `waymark-walk-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);

function makeCopy(): void {
  // What is built there stays, and is built again where its sources have changed.
  const isOwn = (file: string) => file.startsWith(path.join(copy, 'apps/web/build'));
  mkdirSync(copy, { recursive: true });
  for (const folder of ['apps/server', 'apps/web/src', 'packages', 'data', 'tooling', 'e2e'])
    rmSync(path.join(copy, folder), gone);
  for (const name of [...folders, ...files]) {
    const filter = (_from: string, to: string) => !isOwn(to);
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter,
      preserveTimestamps: true,
    });
  }
  rmSync(path.join(copy, 'node_modules'), gone);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const catalog = path.join(copy, 'data/languages', language);
  rmSync(catalog, gone);
  mkdirSync(catalog);
  const messages = Object.fromEntries(pseudoCatalog(listMessages(readSources(root)), stretched));
  writeFileSync(path.join(catalog, 'pages.json'), JSON.stringify(messages));
}

const gone = { recursive: true, force: true };

const parameters = process.argv.slice(2);
const isKept = parameters.includes('--keep');
makeCopy();
try {
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const walk = ['test', '--config=e2e/walk/playwright.config.ts'];
  const given = parameters.filter((one) => one !== '--keep');
  const { status } = spawnSync(process.execPath, [program, ...walk, ...given], {
    cwd: copy,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  if (!isKept) rmSync(copy, gone);
}
