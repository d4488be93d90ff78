import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../../../../', import.meta.url).pathname;

/** What pages, mails, answers and files for people are made of. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/server/src/areas',
  'apps/server/src/platform',
  'apps/server/src/ssr',
  'apps/server/app.ts',
  'apps/checkout-sandbox/src',
  'packages/contract/src',
];

/** Files that mean the product itself: its default name, messages to the operator, and what it tells other servers. */
const ofTheProduct = [
  'packages/contract/src/office/settings.ts',
  'apps/server/src/platform/database/backup.ts',
  'apps/server/src/platform/database/backup-format.ts',
  'apps/server/src/platform/database/directory-lock.ts',
  'apps/server/src/platform/database/migrate.ts',
  'apps/server/src/platform/outbound/agent-constants.ts',
];

function* filesIn(path: string): Iterable<string> {
  if (/\.[a-z]+$/.test(path)) return yield path;
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(inside);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield inside;
  }
}

test('[J-5] nothing that people read has the product’s name written into it', () => {
  const written = sources
    .flatMap((source) => [...filesIn(source)])
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('Waymark'));
  expect(written.toSorted()).toEqual(ofTheProduct.toSorted());
});
