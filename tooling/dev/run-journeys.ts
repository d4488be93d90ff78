import { runCommand } from './run-command.ts';
import type { StageResult } from './stage-result.ts';
import { countTests, withReport, type TestCounts } from './test-counts.ts';

/** The part of Playwright's JSON report that is counted. */
export interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What failed beside the tests: a file that does not load, a server that complains when it ends. */
  errors: readonly unknown[];
}

/** A journey that passed only when it was tried again has failed. */
export function countJourneys({ stats, errors }: JourneysReport): TestCounts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Runs the journeys of the core, or all of them, and counts them. */
export function runJourneys(
  extent: 'core' | 'all',
  { signal }: { signal: AbortSignal },
): Promise<StageResult> {
  return withReport(async (file, readReport) => {
    const projects = extent === 'core' ? ['--project=core'] : [];
    const command = [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...projects,
    ];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { ok, output } = await runCommand(command, { env, signal });
    const report = readReport() as JourneysReport | undefined;
    const counts = countTests(ok, report && countJourneys(report));
    return { ...counts, output, note: `${counts.passed} passed` };
  });
}
