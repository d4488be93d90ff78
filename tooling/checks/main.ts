import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { checkAreaPages } from './area-pages.ts';
import { checkBothWays } from './both-ways.ts';
import { checkButtons } from './buttons.ts';
import { checkCatalogs } from './catalogs.ts';
import { checkCircles } from './circles.ts';
import { checkClasses } from './classes.ts';
import { checkDeadCode } from './dead-code.ts';
import { checkDirections, readImports } from './directions.ts';
import { checkDocuments } from './documents.ts';
import { checkEnvironment } from './environment.ts';
import { checkLines } from './lines.ts';
import { knownViolations } from './known-violations.ts';
import { checkMigrations } from './migrations.ts';
import { refuseUnknown } from './problem.ts';
import { checkProcessState } from './process-state.ts';
import { checkCoverage, coveredBy, numbersIn } from './requirements.ts';
import { checkRooms } from './rooms.ts';
import { sizeBudget } from './size-budget.ts';
import { checkSizes, describeSizes } from './sizes.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { checkStructure } from './structure.ts';
import { checkStyles } from './styles.ts';
import { checkSuffixes } from './suffixes.ts';
import { checkTableAccess } from './table-access.ts';
import { checkUnsaid } from './unsaid.ts';
import { checkGlossary, checkWords } from './words.ts';
import { checkWrittenWords } from './written-words.ts';

function checkRequirements(files: readonly SourceFile[]): string[] {
  const numbers = numbersIn(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
  return checkCoverage(numbers, coveredBy(files));
}

// It runs in a process of its own, beside the other checks.
const deadCode = checkDeadCode(root);
const files = readSources(root);
const imports = await readImports(root);
const strict = [
  checkStructure,
  checkEnvironment,
  checkStyles,
  checkBothWays,
  checkClasses,
  checkButtons,
  checkWords,
  checkWrittenWords,
];
const lenient = [
  checkRooms,
  checkSuffixes,
  checkTableAccess,
  checkLines,
  checkGlossary,
  checkProcessState,
  checkUnsaid,
];
const problems = [
  ...strict.flatMap((check) => check(files)),
  ...refuseUnknown(
    [
      ...lenient.flatMap((check) => check(files)),
      ...checkCircles(
        imports.modules.map(({ source, dependencies }) => ({
          from: source,
          to: dependencies.map(({ resolved }) => resolved),
        })),
      ),
    ],
    knownViolations,
    'tooling/checks/known-violations.ts',
  ),
  ...checkDocuments(root, new Set(files.map((file) => path.basename(file.path)))),
  ...checkAreaPages(root, files),
  ...checkCatalogs(root, files),
  ...checkMigrations(root),
  ...checkRequirements(files),
  ...checkDirections(imports),
  ...checkSizes(files, sizeBudget),
  ...(await deadCode),
];
for (const line of describeSizes(files)) console.log(line);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
