import { parseSync, Visitor } from 'vite';
import { isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const LONGEST_FILE = 400;

export interface Spread {
  count: number;
  median: number;
  p95: number;
  longest: number;
}

export interface SizeReport {
  files: Spread;
  functions: Spread;
  /** Lines of test code for every hundred lines of code. */
  testShare: number;
}

/** Files that are too long to be read in one go. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => linesOf(file.text) > LONGEST_FILE)
    .map(
      (file) =>
        `${file.path}: ${linesOf(file.text)} lines, at most ${LONGEST_FILE}: divide it by what it does.`,
    );
}

/** How long files and functions are; one number of its own says less than where it is heading. */
export function reportSizes(files: readonly SourceFile[]): SizeReport {
  const scripts = files.filter(({ path }) => !path.endsWith('.css'));
  const product = scripts.filter((file) => !isTest(file));
  const total = (some: readonly SourceFile[]) => some.reduce((sum, file) => sum + linesOf(file.text), 0);
  return {
    files: spreadOf(product.map((file) => linesOf(file.text))),
    functions: spreadOf(product.flatMap(functionLengths)),
    testShare: Math.round((100 * (total(scripts) - total(product))) / Math.max(1, total(scripts))),
  };
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function functionLengths(file: SourceFile): number[] {
  const lengths: number[] = [];
  const measure = ({ start, end }: { start: number; end: number }) => {
    lengths.push(linesOf(file.text.slice(start, end)));
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file.path, file.text).program);
  return lengths;
}

export function spreadOf(lengths: readonly number[]): Spread {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0 };
}
