import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * What a run counts for. A run that failed without a failing test (a file that does not load, an unhandled
 * rejection, no test found) is one failure, so that it never looks like a success.
 */
export function countTests(ok: boolean, counted: TestCounts | undefined): TestCounts {
  const { passed = 0, failed = 0 } = counted ?? {};
  return { passed, failed: ok && counted ? failed : Math.max(failed, 1) };
}

/** Gives the work a file to write a JSON report to, and what it wrote; nothing when it could not even begin. */
export async function withReport<Result>(
  work: (file: string, read: () => unknown) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-report-'));
  const file = path.join(folder, 'report.json');
  try {
    return await work(file, () => readReport(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
