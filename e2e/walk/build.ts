import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemoData } from '../fixtures/demo-data.ts';
import buildProduct from '../fixtures/build.ts';
import { listDataTexts, textsVariable } from './data-texts.ts';

/** Builds the product, loads its demo, and keeps the texts of that for the workers. */
export default async function build(): Promise<() => void> {
  await buildProduct();
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-walk-data-'));
  await copyDemoData(path.join(folder, 'data'));
  const file = path.join(folder, 'texts.json');
  writeFileSync(file, JSON.stringify(await listDataTexts(path.join(folder, 'data'))));
  process.env[textsVariable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
