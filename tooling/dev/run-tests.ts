import { allStages, stages } from './stages.ts';
import type { Stage, StageResult } from './stage-result.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

/** Runs one stage and says how it went; what it printed is shown only when it failed. */
async function runStage(stage: Stage): Promise<StageResult> {
  const started = performance.now();
  process.stdout.write(`${stage.name} ... `);
  const result = await stage.run(interruption.signal).catch(asFailure);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? (result.note ?? 'ok') : 'FAILED'} (${seconds} s)`);
  if (result.failed > 0) console.log(result.output.trimEnd());
  return result;
}

function asFailure(error: unknown): StageResult {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
}

async function runAll(): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  for (const stage of process.argv.includes('--all') ? allStages : stages) {
    const { passed, failed } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  return total;
}

const { passed, failed } = await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
