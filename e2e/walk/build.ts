import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemoData } from '../fixtures/demo-data.ts';
import buildProduct from '../fixtures/build.ts';
import { listDataTexts, textsVariable } from './data-texts.ts';
import { faultsVariable, readFaults } from './faults.ts';

/** Builds the product, loads its demo, and keeps the texts of that for the workers; tells at the end what they found. */
export default async function build(): Promise<() => void> {
  await buildProduct();
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-walk-data-'));
  await copyDemoData(path.join(folder, 'data'));
  const file = path.join(folder, 'texts.json');
  writeFileSync(file, JSON.stringify(await listDataTexts(path.join(folder, 'data'))));
  process.env[textsVariable] = file;
  const faults = path.join(folder, 'faults.txt');
  writeFileSync(faults, '');
  process.env[faultsVariable] = faults;
  return () => {
    const found = readFaults();
    rmSync(folder, { recursive: true, force: true });
    if (found.length > 0) throw new Error(`${found.length} faults:\n${found.join('\n')}`);
  };
}
