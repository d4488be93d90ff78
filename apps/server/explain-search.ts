import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { LiveJobs } from './src/areas/search/job-index/live-jobs-index.ts';
import { explainSearch } from './src/areas/search/job-search/explain-queries.ts';
import { synonymIndex } from './src/areas/search/synonyms/synonym-index.ts';
import { createChanges } from './src/platform/changes.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { openDatabase } from './src/platform/database/open-database.ts';

const usage = `npm run search:explain -- TEXT [--results N]

  TEXT         the text to search for
  --results N  how many results of the first page are taken apart (default 5)

Prints what each stage of the search makes of the text, and what the score of each result is made of. With the
embedded database, stop the product first.`;

await runCommand(async () => {
  const options = { results: { type: 'string', default: '5' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help || positionals.length === 0) return console.log(usage);
  const config = readConfig();
  const { database, close } = await openDatabase(config);
  const log = pino({ level: 'warn' });
  const live = new LiveJobs({ database, config, changes: createChanges(database, log) }, log);
  try {
    await synonymIndex.load(database);
    await live.complete();
    const results = Number(values.results);
    const lines = await live.ask((jobs) => explainSearch(jobs, positionals.join(' '), { results }));
    console.log(lines.join('\n'));
  } finally {
    await live.stop();
    await close();
  }
});
