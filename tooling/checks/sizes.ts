import { isTest, linesOf, type SourceFile } from './source-files.ts';

/** How long files are and how much of the code is tests; the limits are the lint's. */
export function describeSizes(files: readonly SourceFile[]): string[] {
  const scripts = files.filter(({ path }) => !path.endsWith('.css'));
  const product = scripts.filter((file) => !isTest(file));
  const lengths = product.map(({ text }) => linesOf(text)).toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.max(0, Math.ceil(share * lengths.length) - 1)] ?? 0;
  const total = scripts.reduce((sum, { text }) => sum + linesOf(text), 0);
  const ofProduct = lengths.reduce((sum, lines) => sum + lines, 0);
  const testShare = Math.round((100 * (total - ofProduct)) / Math.max(1, total));
  return [
    `${lengths.length} files: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} lines (aim: 60, 220, 400)`,
    `Test code: ${testShare} % (aim: 35 to 50)`,
  ];
}
