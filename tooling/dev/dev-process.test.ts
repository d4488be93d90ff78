import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DevProcess } from './dev-process.ts';

/** A server that notes its life in a file, and answers nothing. */
const working = `
  import { appendFileSync } from 'node:fs';
  const note = (word) => appendFileSync(process.env.NOTES, word + ' ');
  note('start');
  process.once('SIGTERM', () => { note('end'); process.exit(); });
  setInterval(() => {}, 1000);
  process.send({ kind: 'ready' });
`;

function setUp(source: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-dev-'));
  const entry = path.join(folder, 'server.mjs');
  const notes = path.join(folder, 'notes');
  writeFileSync(notes, '');
  writeFileSync(entry, source);
  const server = new DevProcess(pathToFileURL(entry), { NOTES: notes }, () =>
    Promise.reject(new Error('nothing is asked for')),
  );
  return {
    server,
    notes: () => readFileSync(notes, 'utf8').trim(),
    rewrite: (text: string) => writeFileSync(entry, text),
  };
}

test('changes that come together replace the server once, and never do two of them run', async () => {
  const { server, notes } = setUp(working);
  server.replace();
  expect(await server.isUp).toBe(true);
  server.replace();
  server.replace();
  expect(await server.isUp).toBe(true);
  await server.stop();
  expect(notes()).toBe('start end start end');
});

test('a server that does not start waits for the next change', async () => {
  const { server, notes, rewrite } = setUp('process.exit(1);');
  server.replace();
  expect(await server.isUp).toBe(false);
  rewrite(working);
  server.replace();
  expect(await server.isUp).toBe(true);
  await server.stop();
  expect(notes()).toBe('start end');
});
