import { functionLengths } from './function-lengths.ts';
import type { Problem } from './problem.ts';
import { isTest, linesOf } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const LONGEST_FILE = 400;
const LONGEST_FUNCTION = 60;
const LONG_FUNCTION = 45;

export interface Spread {
  count: number;
  median: number;
  p95: number;
  longest: number;
}

export interface SizeReport {
  files: Spread;
  functions: Spread;
  /** How many functions are longer than what is aimed at. */
  longFunctions: number;
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

/** Functions of the product that do too much to be read; those of a test only group tests. */
export function checkFunctions(files: readonly SourceFile[]): Problem[] {
  return productOf(files).flatMap((file) =>
    functionLengths(file)
      .filter(({ lines }) => lines > LONGEST_FUNCTION)
      .map(({ name, lines }) => ({
        what: `${file.path}: ${name} is too long`,
        advice: `${lines} lines, at most ${LONGEST_FUNCTION}, to aim at: ${LONG_FUNCTION}. Give its parts names of their own.`,
      })),
  );
}

/** How long files and functions are; one number of its own says less than where it is heading. */
export function reportSizes(files: readonly SourceFile[]): SizeReport {
  const scripts = scriptsOf(files);
  const product = productOf(files);
  const lengths = product.flatMap(functionLengths).map(({ lines }) => lines);
  const total = (some: readonly SourceFile[]) => some.reduce((sum, file) => sum + linesOf(file.text), 0);
  return {
    files: spreadOf(product.map((file) => linesOf(file.text))),
    functions: spreadOf(lengths),
    longFunctions: lengths.filter((lines) => lines > LONG_FUNCTION).length,
    testShare: Math.round((100 * (total(scripts) - total(product))) / Math.max(1, total(scripts))),
  };
}

function scriptsOf(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => !path.endsWith('.css'));
}

function productOf(files: readonly SourceFile[]): SourceFile[] {
  return scriptsOf(files).filter((file) => !isTest(file));
}

export function spreadOf(lengths: readonly number[]): Spread {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0 };
}
