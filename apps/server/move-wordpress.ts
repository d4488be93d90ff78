import { sayEnglish } from '@waymark/contract/text/say';
import { countOf } from '@waymark/contract/text/format';
import { parseArgs } from 'node:util';
import { moveLogos } from './src/areas/office/moving-in/logo-commands.ts';
import { moveSite, type MoveSummary } from './src/areas/office/moving-in/moving-commands.ts';
import { openReport, runCommand } from './src/platform/command.ts';
import { StartError } from './src/platform/errors.ts';
import { runWithServices } from './src/platform/run-with-services.ts';
import { describeUnread } from './src/areas/jobs/job-import/rules.ts';

const usage = `npm run move:wordpress -- FILE [options]

  FILE            an export of all content of a WordPress with WP Job Manager (Tools, Export)
  --source NAME   the name under which the postings are kept (default: the host of the site)
  --dry-run       read, compare and say what would come; write nothing
  --logos         fetch the logos of companies from the old site, while it is still there
  --report FILE   write the listings that cannot be taken there, one JSON object a line

docs/operations/moving-in.md describes what moves and what does not.`;

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [path, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (path === undefined || more.length > 0) throw new StartError(`Name one file to move in.\n\n${usage}`);
  const report = openReport(values.report);
  await runWithServices(async (services) => {
    const summary = await moveSite(services.database, {
      path,
      source: values.source,
      dryRun: values['dry-run'],
      now: new Date(),
      onReject: ({ at, sourceId, reason }) =>
        report.write({ at: sayEnglish(at), sourceId, reason: sayEnglish(reason) }),
    });
    console.log(describe(summary, values['dry-run']));
    if (values.logos && !values['dry-run']) {
      const { taken, failed } = await moveLogos(services, summary.logos);
      console.log(`Logos: ${taken} taken, ${failed} could not be fetched or read.`);
    }
    if (summary.imported.rejected > 0) process.exitCode = 2;
  });
  await report.close();
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        logos: { type: 'boolean', default: false },
        report: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

function describe(summary: MoveSummary, dryRun: boolean): string {
  const { imported, redirects, source } = summary;
  const leftOut = [...imported.unknown]
    .filter(([what]) => what.startsWith('leftOut '))
    .map(([what, count]) => `${count} ${describeUnread(what).slice('leftOut '.length)}`);
  const lines = [
    `${dryRun ? 'A dry run: nothing was written. ' : ''}Postings of “${source}”: ${imported.inserted} new, ${imported.updated} changed, ` +
      `${imported.unchanged} as before, ${imported.rejected} rejected${leftOut.length > 0 ? `; left out: ${leftOut.join(', ')}` : ''}.`,
    `Companies: ${summary.companies}. Old addresses that lead here: ${redirects.all}${dryRun ? '' : `, ${redirects.added} of them new`}.`,
    `People who can be invited at /staff/moving: ${countOf(summary.employers, 'employer')}, ` +
      `${countOf(summary.candidates, 'candidate')}${dryRun ? '' : `; ${summary.addedPeople} of them new`}. Nobody is written to before you start it there.`,
    ...listLacking(summary),
  ];
  return lines.join('\n');
}

/** What is not imported, in sentences. */
function listLacking({ refused, several, resumes, isCut }: MoveSummary): string[] {
  const shown = 10;
  const list = (names: readonly string[]) =>
    names.slice(0, shown).join(', ') + (names.length > shown ? ` and ${names.length - shown} more` : '');
  return [
    ...(refused.length > 0
      ? [
          `Postings of these companies are left out, because companies here with that name or website have members: ${list(refused)}.`,
        ]
      : []),
    ...(several.length > 0
      ? [
          `People who posted for several companies are invited only to those with the domain of their address: ${list(several)}.`,
        ]
      : []),
    ...(resumes > 0 ? [`Not moved: ${countOf(resumes, 'resume file')}. Their owners upload them here.`] : []),
    ...(isCut ? ['The file holds more than one move takes. Export it in parts, by dates.'] : []),
  ];
}
