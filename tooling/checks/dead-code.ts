import { execFile } from 'node:child_process';
import path from 'node:path';

/*
 * knip finds what is never imported, starting from the entries in knip.json. The messages match those of the
 * other checks.
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

/** Unused files, exports and dependencies. Throws when knip itself fails. */
export async function checkDeadCode(root: string): Promise<string[]> {
  return describeDeadCode(await runKnip(root));
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
export function describeDeadCode(report: DeadCodeReport): string[] {
  return report.issues.flatMap((issue) => [
    ...issue.files.map(
      ({ name }) => `${name}: no file imports it: delete it, or name it as an entry in knip.json.`,
    ),
    ...[...issue.exports, ...issue.types].map(
      ({ name }) => `${issue.file} exports ${name}, which no file imports: remove the export, or all of it.`,
    ),
    ...[...issue.dependencies, ...issue.devDependencies].map(
      ({ name }) => `${issue.file} names the package ${name}, which no file imports: npm uninstall ${name}.`,
    ),
  ]);
}
