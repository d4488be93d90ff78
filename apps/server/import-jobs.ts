import { sayEnglish } from '@waymark/contract/text/say';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { board } from './src/platform/board/board.ts';
import {
  importPostings,
  requireEmployer,
  type ImportOptions,
  type ImportSummary,
  type Rejection,
} from './src/areas/jobs/job-import/commands.ts';
import { importWithReport } from './src/areas/jobs/job-import/report-commands.ts';
import { readRows } from './src/areas/jobs/job-import/file-gateway.ts';
import {
  defaultMapping,
  readMapping,
  type ImportMapping,
} from './src/areas/jobs/job-import/mapping-rules.ts';
import { createSharedPostings } from './src/areas/jobs/job-sources/shared-commands.ts';
import { worldGazetteer } from './src/areas/places/places/gazetteer-index.ts';
import { readConfig } from './src/platform/config.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';
import { openReport, runCommand } from './src/platform/command.ts';
import { describeUnread } from './src/areas/jobs/job-import/rules.ts';

const usage = `npm run jobs:import -- FILE [options]

  FILE                      postings as JSON, NDJSON or CSV
  --mapping FILE            which field of the file feeds which field of a posting
  --source NAME             the name under which the postings are kept (default: the mapping's, or the file's)
  --mirror                  close postings of this source that the file no longer has
  --mirror-despite-rejects  the same, even when some rows were rejected
  --employer EMAIL          this employer receives the applications for every company of the file
  --dry-run                 read and compare, write nothing
  --report FILE             write the rejected rows there, one JSON object a line

docs/operations/import.md describes formats and mappings.`;

const rejectionsShown = 20;

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (file === undefined || more.length > 0) throw new StartError(`Name one file to import.\n\n${usage}`);
  const mapping = await loadMapping(values.mapping);
  const source = nameSource(values.source ?? mapping.source ?? basename(file, extname(file)));
  const config = readConfig();
  const opened = await openDatabase(config);
  try {
    await migrate(opened.database);
    await board.load(opened.database);
    const employerId = values.employer && (await requireEmployer(opened.database, values.employer));
    const rejections = openRejections(values.report);
    const now = new Date();
    const options: ImportOptions = {
      rows: readRows(file, mapping),
      mapping,
      source,
      gazetteer: worldGazetteer(),
      words: board.words,
      now,
      // What another source or file has brought is not written again.
      shared: createSharedPostings(
        opened.database,
        { id: null, name: source, company_id: null },
        { room: undefined, now },
      ),
      dryRun: values['dry-run'],
      mirror: values['mirror-despite-rejects'] ? 'despite-rejects' : values.mirror ? 'complete' : 'off',
      employerId: employerId || undefined,
      onReject: rejections.add,
      onProgress: showProgress,
    };
    const summary = values['dry-run']
      ? await importPostings(opened.database, options)
      : await importWithReport(opened.database, { ...options, fileName: basename(file) });
    await rejections.close();
    printSummary(summary, { source, dryRun: values['dry-run'] });
    // Rows that stayed outside are a failure to a script that checks, though the others came in.
    if (summary.rejected > 0 || summary.mirrorRefused) process.exitCode = 2;
  } finally {
    await opened.close();
  }
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        source: { type: 'string' },
        mirror: { type: 'boolean', default: false },
        'mirror-despite-rejects': { type: 'boolean', default: false },
        employer: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

async function loadMapping(path: string | undefined): Promise<ImportMapping> {
  if (path === undefined) return defaultMapping();
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The mapping ${path} cannot be read (${error.code}). Check the path.`);
  });
  return readMapping(text, path);
}

/** Postings of the demo data and of employers are kept under these names: an import must not close them. */
function nameSource(name: string): string {
  if (name !== 'demo' && name !== 'employer') return name;
  throw new StartError(`The source "${name}" is the product's own. Choose another with --source.`);
}

function openRejections(path: string | undefined) {
  let count = 0;
  const report = openReport(path);
  return {
    add(given: Rejection): void {
      const rejection = { ...given, at: sayEnglish(given.at), reason: sayEnglish(given.reason) };
      if (++count <= rejectionsShown) {
        console.error(
          `${rejection.at}: ${rejection.reason}${rejection.sourceId && ` (id ${rejection.sourceId})`}`,
        );
      }
      report.write(rejection);
    },
    async close(): Promise<void> {
      if (count > rejectionsShown) {
        console.error(`… and ${count - rejectionsShown} more${path ? '' : '; --report FILE lists them all'}`);
      }
      await report.close();
    },
  };
}

function showProgress(summary: ImportSummary): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${summary.read} postings read`);
}

function printSummary(summary: ImportSummary, { source, dryRun }: { source: string; dryRun: boolean }): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(`${dryRun ? 'Dry run, nothing was written. ' : ''}Source "${source}":`);
  for (const name of ['read', 'inserted', 'updated', 'unchanged', 'shared', 'closed', 'rejected'] as const) {
    console.log(`  ${name.padEnd(10)}${String(summary[name]).padStart(9)}`);
  }
  for (const [value, count] of summary.unknown) {
    console.log(
      `${count} × ${describeUnread(value)} is not known and was set aside; a mapping can say what it means.`,
    );
  }
  if (summary.mirrorRefused) console.error(sayEnglish(summary.mirrorRefused));
}
