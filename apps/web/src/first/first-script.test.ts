import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown, type Plugin } from 'rolldown';
import { expect, test } from 'vitest';
import { evaluateTables } from '../../evaluate-tables.ts';
import { markMessages } from '../../mark-messages.ts';

/** What is imported while the script runs is no part of it. */
const comesLater: Plugin = {
  name: 'comes-later',
  resolveDynamicImport: () => ({ id: 'later', external: true }),
};
const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url));
/** It has 6.1. With what pages alone need of the modules that both have, it is 10 (`bench bytes`). */
const budgetKb = 7;

test('[L-40] the script before any touch stays small, and brings no choices, no pages and no writer of messages', async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('first-script.ts', import.meta.url)),
    plugins: [{ name: 'tables', load: evaluateTables.load }, comesLater, markMessages()],
  });
  const { output } = await bundle.generate({ minify: true });
  const [entry] = output;
  const ofContract = entry.moduleIds.flatMap((id) =>
    id.startsWith(contract) ? [id.slice(contract.length)] : [],
  );
  expect(ofContract.filter((id) => /choices|paths|page|text\/say|compile-message|zod/.test(id))).toEqual([]);
  expect(brotliCompressSync(entry.code).length / 1024).toBeLessThan(budgetKb);
});
