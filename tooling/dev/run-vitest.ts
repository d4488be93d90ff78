import { runCommand } from './run-command.ts';
import type { StageResult } from './stage-result.ts';
import { countTests, withReport } from './test-counts.ts';

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs vitest once and counts its tests. */
export function runVitest(
  parameters: readonly string[],
  options: { env?: Record<string, string>; signal: AbortSignal },
): Promise<StageResult> {
  return withReport(async (file, readReport) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { ok, output } = await runCommand(['vitest', 'run', ...reporters, ...parameters], options);
    const report = readReport() as VitestReport | undefined;
    const counted = report && { passed: report.numPassedTests, failed: report.numFailedTests };
    const counts = countTests(ok, counted);
    return { ...counts, output, note: `${counts.passed} passed` };
  });
}
