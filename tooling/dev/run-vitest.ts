import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import type { StageResult } from './stages.ts';

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/**
 * What a run counts for. A run that failed without a failing test (a file that does not load, an unhandled
 * rejection, no test found) is one failure, so that it never looks like a success.
 */
export function countTests(
  ok: boolean,
  report: VitestReport | undefined,
): { passed: number; failed: number } {
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  return { passed, failed: ok && report ? failed : Math.max(failed, 1) };
}

/** Runs vitest once and counts its tests. */
export async function runVitest(
  parameters: readonly string[],
  options: { env?: Record<string, string>; signal: AbortSignal },
): Promise<StageResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-vitest-'));
  const file = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { ok, output } = await runCommand(['vitest', 'run', ...reporters, ...parameters], options);
    const counts = countTests(ok, readReport(file));
    return { ...counts, output, note: `${counts.passed} passed` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    // vitest writes none when it could not even begin.
    return undefined;
  }
}
