import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { checkDeadCode } from './dead-code.ts';
import { checkEnvironment } from './environment.ts';
import { checkCircles, checkDirections } from './imports.ts';
import { knownViolations } from './known-violations.ts';
import { refuseUnknown } from './problem.ts';
import { checkCoverage, coveredBy, numbersIn } from './requirements.ts';
import type { Coverage } from './requirements.ts';
import { checkRooms } from './rooms.ts';
import { checkFunctions, checkSizes, reportSizes } from './sizes.ts';
import type { Spread } from './sizes.ts';
import { readSources } from './source-files.ts';
import type { SourceFile } from './source-files.ts';
import { checkStructure } from './structure.ts';
import { checkStyles } from './styles.ts';
import { checkSuffixes } from './suffixes.ts';

const uncoveredFile = path.join(root, 'docs/requirements-uncovered.txt');

function coverageOf(files: readonly SourceFile[]): Coverage {
  const numbers = numbersIn(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
  const covered = coveredBy(files);
  if (process.argv.includes('--update-uncovered')) removeCovered(numbers, covered);
  return checkCoverage(numbers, covered, knownUncovered() ?? []);
}

function knownUncovered(): string[] | undefined {
  if (!existsSync(uncoveredFile)) return undefined;
  return readFileSync(uncoveredFile, 'utf8').split('\n').filter(Boolean);
}

/** Only ever removes: a number that lost its test stays a failure until it has one again. */
function removeCovered(numbers: readonly string[], covered: Set<string>): void {
  const left = (knownUncovered() ?? numbers).filter((number) => !covered.has(number));
  writeFileSync(uncoveredFile, left.map((number) => `${number}\n`).join(''));
}

function describeSpread(name: string, spread: Spread, budget: string): string {
  return `${spread.count} ${name}: median ${spread.median}, p95 ${spread.p95}, longest ${spread.longest} lines (${budget})`;
}

function printReport(files: readonly SourceFile[], coverage: Coverage): void {
  const sizes = reportSizes(files);
  console.log(describeSpread('files', sizes.files, 'aim: 60, 220, 400'));
  const long = `${sizes.longFunctions} above 45`;
  console.log(describeSpread('functions', sizes.functions, `aim: 10, 45; ${long}`));
  console.log(`Test code: ${sizes.testShare} % (aim: 35 to 50)`);
  console.log(
    `Requirements without a test (${coverage.uncovered.length}): ${coverage.uncovered.join(' ') || 'none'}`,
  );
}

// It reads the same files by itself, in a process of its own: first asked, last heard.
const deadCode = checkDeadCode(root);
const files = readSources(root);
const coverage = coverageOf(files);
const strict = [checkStructure, checkDirections, checkSizes, checkEnvironment, checkStyles];
const lenient = [checkRooms, checkFunctions, checkCircles, checkSuffixes];
const problems = [
  ...strict.flatMap((check) => check(files)),
  ...refuseUnknown(
    lenient.flatMap((check) => check(files)),
    knownViolations,
    'tooling/checks/known-violations.ts',
  ),
  ...coverage.problems,
  ...(await deadCode),
];
printReport(files, coverage);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
