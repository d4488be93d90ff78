import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, describe } from 'vitest';
import { Replica } from './replica-gateway.ts';
import { toNameQuery } from './document-rules.ts';

describe('the file', () => {
  test('[L-22] a damaged lock file keeps no process from searching: the next file is taken', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-read-model-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    writeFileSync(
      join(directory, 'lock-1.sqlite'),
      'no database, and longer than a page header is '.repeat(100),
    );
    const replica = await Replica.open(directory, 'a board');
    expect(replica.cursor).toBeNull();
    expect(readdirSync(directory)).toContain('read-model-2.sqlite');
    await replica.close();
  });
});

describe('names of companies', () => {
  test.each([
    ['Harbor & Pine', '"harbor"* "pine"*'],
    ['  ÖSTER  gård ', '"oster"* "gard"*'],
    ['Øresund', '"oresund"*'],
    ['o’brien', '"obrien"*'],
    ['a:b | !c (d) "e"* OR', '"a"* "b"* "c"* "d"* "e"* "or"*'],
    ['株式会社', '"株式会社"*'],
    ['a a b c d e f g', '"a"* "b"* "c"* "d"* "e"* "f"*'],
    ['', null],
    ['&&& --', null],
  ])('[I-10] "%s" asks for %s', (typed, query) => {
    expect(toNameQuery(typed)).toBe(query);
  });
});
