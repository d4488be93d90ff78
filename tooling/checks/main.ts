import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { checkDeadCode } from './dead-code.ts';
import { checkDirections } from './directions.ts';
import { checkDocuments } from './documents.ts';
import { checkEnvironment } from './environment.ts';
import { knownViolations } from './known-violations.ts';
import { checkMigrations } from './migrations.ts';
import { refuseUnknown } from './problem.ts';
import { checkCoverage, coveredBy, numbersIn, type Coverage } from './requirements.ts';
import { checkRooms } from './rooms.ts';
import { describeSizes } from './sizes.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { checkStructure } from './structure.ts';
import { checkStyles } from './styles.ts';
import { checkSuffixes } from './suffixes.ts';
import { checkTableAccess } from './table-access.ts';

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

function printReport(files: readonly SourceFile[], coverage: Coverage): void {
  for (const line of describeSizes(files)) console.log(line);
  console.log(
    `Requirements without a test (${coverage.uncovered.length}): ${coverage.uncovered.join(' ') || 'none'}`,
  );
}

// It runs in a process of its own, beside the other checks.
const deadCode = checkDeadCode(root);
const files = readSources(root);
const coverage = coverageOf(files);
const strict = [checkStructure, checkEnvironment, checkStyles];
const lenient = [checkRooms, checkSuffixes, checkTableAccess];
const problems = [
  ...strict.flatMap((check) => check(files)),
  ...refuseUnknown(
    lenient.flatMap((check) => check(files)),
    knownViolations,
    'tooling/checks/known-violations.ts',
  ),
  ...checkDocuments(root, new Set(files.map((file) => path.basename(file.path)))),
  ...checkMigrations(root),
  ...coverage.problems,
  ...(await checkDirections(root)),
  ...(await deadCode),
];
printReport(files, coverage);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
