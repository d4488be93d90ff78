import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * knip finds what is never imported, starting from the entries in knip.json. The messages match those of the
 * other checks, and the rule for the contract is less strict.
 */

interface Named {
  name: string;
}

/** The part of knip's JSON report that this check uses. */
export interface DeadCodeReport {
  issues: (Record<'files' | 'exports' | 'types' | 'dependencies' | 'devDependencies', Named[]> & {
    file: string;
  })[];
}

const INCLUDED = 'files,exports,types,dependencies';
const CONTRACT = /^packages\/contract\//;

/** Unused files, exports and dependencies. Throws when knip itself fails. */
export async function checkDeadCode(root: string): Promise<string[]> {
  return describeDeadCode(await runKnip(root), (file) => readFileSync(path.join(root, file), 'utf8'));
}

function runKnip(root: string): Promise<DeadCodeReport> {
  const knip = path.join(root, 'node_modules/knip/bin/knip.js');
  const parameters = [
    knip,
    '--no-progress',
    '--no-config-hints',
    '--reporter',
    'json',
    '--include',
    INCLUDED,
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      parameters,
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        // It exits with 1 when it has found something, and with 2 when it broke.
        if (error && error.code !== 1) reject(new Error(`knip failed: ${stderr || error.message}`));
        else resolve(JSON.parse(stdout) as DeadCodeReport);
      },
    );
  });
}

/** One line for each unused file, export or dependency. */
export function describeDeadCode(report: DeadCodeReport, read: (file: string) => string): string[] {
  return report.issues.flatMap((issue) => [
    ...issue.files.map(
      ({ name }) => `${name}: no file imports it: delete it, or name it as an entry in knip.json.`,
    ),
    ...[...issue.exports, ...issue.types]
      .filter(({ name }) => !isPartOfContract(issue.file, name, read))
      .map(
        ({ name }) =>
          `${issue.file} exports ${name}, which no file imports: remove the export, or all of it.`,
      ),
    ...[...issue.dependencies, ...issue.devDependencies].map(
      ({ name }) => `${issue.file} names the package ${name}, which no file imports: npm uninstall ${name}.`,
    ),
  ]);
}

/** API clients use the contract: an export is dead only if its own file does not use it either. */
function isPartOfContract(file: string, name: string, read: (file: string) => string): boolean {
  if (!CONTRACT.test(file)) return false;
  return (read(file).match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;
}
