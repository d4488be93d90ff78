import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openReport } from './command.ts';
import { StartError } from './errors.ts';

test('[L-31] a report has one object a line', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'waymark-report-')), 'rejected.ndjson');
  const report = openReport(path);
  report.write({ at: 'row 1' });
  report.write({ at: 'row 2' });
  await report.close();
  expect(await readFile(path, 'utf8')).toBe('{"at":"row 1"}\n{"at":"row 2"}\n');
});

test('[L-31] a report that cannot be written fails the command with a sentence, and ends no process', async () => {
  const report = openReport('/nowhere/at/all/rejected.ndjson');
  report.write({ at: 'row 1' });
  const failure = await report.close().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toContain('cannot be written (ENOENT). Name another file.');
});
