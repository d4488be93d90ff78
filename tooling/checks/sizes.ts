import { isArea } from './areas.ts';
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

const PRODUCT = /^(apps|packages)\//;
const AREA = /^(?:apps\/(?:server|web)\/src\/areas|packages\/contract\/src)\/([^/]+)\//;

/** Areas and trees that have outgrown their budget, and files that are in none. */
export function checkSizes(files: readonly SourceFile[], budget: Readonly<Record<string, number>>): string[] {
  const sizes = new Map<string, number>();
  for (const { path, text } of files) {
    if (!PRODUCT.test(path) || path.endsWith('.css') || isTest({ path })) continue;
    const place = placeOf(path, budget);
    sizes.set(place, (sizes.get(place) ?? 0) + linesOf(text));
  }
  return [...sizes]
    .filter(([place, lines]) => lines > (budget[place] ?? 0))
    .map(
      ([place, lines]) =>
        `${place} has ${lines} lines of product code, and its budget is ${budget[place] ?? 0}: delete ` +
        'what is not needed, or raise it in tooling/checks/size-budget.ts in the commit that needs it, ' +
        'whose body says why.',
    );
}

/** An area across its three trees, or the tree of the budget that a file lies in. */
function placeOf(path: string, budget: Readonly<Record<string, number>>): string {
  const area = AREA.exec(path)?.[1];
  if (isArea(area)) return area;
  const trees = Object.keys(budget).filter((tree) => path.startsWith(`${tree}/`));
  return trees.toSorted((a, b) => b.length - a.length)[0] ?? path;
}
