import type { Stage, StageResult } from './stage-result.ts';

/** One stage of several rows: those of a row run one after the other, until one fails, and the rows at once. */
export function sideBySide(...rows: (readonly Stage[])[]): Stage {
  return {
    name: rows
      .flat()
      .map(({ name }) => name)
      .join(', '),
    run: async (signal) => {
      const results = (await Promise.all(rows.map((row) => runRow(row, signal)))).flat();
      return {
        passed: results.reduce((sum, { passed }) => sum + passed, 0),
        failed: results.reduce((sum, { failed }) => sum + failed, 0),
        output: results.map(({ output }) => output).join(''),
      };
    },
  };
}

async function runRow(row: readonly Stage[], signal: AbortSignal): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of row) {
    const result = await stage.run(signal);
    const { failed } = result;
    results.push({ ...result, output: failed > 0 ? `${stage.name}:\n${result.output}` : '' });
    if (failed > 0) break;
  }
  return results;
}
