import type { Figure } from './scenario.ts';

const heads = ['what', 'measured', 'budget', 'limit, same run', 'ratio', ''];

/** The figures as one table of aligned columns. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(cellsOf)];
  const widths = heads.map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [lines[0], rule, ...lines.slice(1)].map((line) => line?.trimEnd()).join('\n');
}

function cellsOf({ what, measured, budget, limit, ratio, within }: Figure): string[] {
  const verdict = within === undefined ? '' : within ? 'ok' : 'OVER';
  return [what, measured, budget ?? '', limit ?? '', ratio === undefined ? '' : ratio.toFixed(2), verdict];
}
