import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runDueSources } from '../../apps/server/src/areas/jobs/job-sources/run-commands.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { createOutbound } from '../../apps/server/src/platform/outbound/outbound.ts';

/** Runs a source twice on an empty embedded database, and prints the duration of each run. */
const count = Number(process.argv[2]);
const chunk = 200;

const titles = ['Lighthouse Keeper', 'Harbour Pilot', 'Marine Engineer', 'Ship Cook', 'Crane Operator'];
const towns = [
  'Hamburg, Germany',
  'Austin, TX',
  'Lisbon, Portugal',
  'Bergen, Norway',
  'Leeds, United Kingdom',
];
const sentence =
  'Keeps what others rely on in good order, by day and by night, with people who know the work. ';

function postingAt(id: number): string {
  return `<job><referencenumber>${id}</referencenumber><title>${titles[id % 5]} ${id % 400}</title>
<company>Company ${id % 1000}</company><location>${towns[id % 5]}</location><salary>€ ${40 + (id % 30)}.000 pro Jahr</salary>
<url>https://jobs.example/${id}</url><date>2026-11-01</date><description><![CDATA[<p>${sentence.repeat(12)}${id}</p>]]></description></job>
`;
}

const server = createServer((_request, response) => {
  let next = 0;
  const more = () => {
    if (next === 0) response.write('<?xml version="1.0"?><source>');
    if (next >= count) return response.end('</source>');
    const upTo = Math.min(next + chunk, count);
    const text = Array.from({ length: upTo - next }, (_, index) => postingAt(next + index)).join('');
    next = upTo;
    response.write(text, () => setImmediate(more));
  };
  more();
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo;

const config = readConfig({ ...process.env, DEMO: 'false', LOG_LEVEL: 'silent' });
const opened = await openDatabase(config);
await migrate(opened.database);
const { database } = opened;
await database
  .insertInto('job_sources')
  .values({
    id: newId(),
    name: 'bench',
    company_id: null,
    address: `http://127.0.0.1:${port}/feed.xml`,
    format: 'xml',
    mapping: null,
    every_hours: 1,
    claimed_at: null,
    succeeded_at: null,
    failed_at: null,
    failure_mailed_at: null,
    closings_asked_at: null,
    created_by: null,
  })
  .execute();

const parts = {
  database,
  config,
  outbound: createOutbound(['127.0.0.1']),
  temporaryDirectory: `${config.dataDirectory}/uploads`,
  // Only a series of failures mails anybody.
  queue: undefined as never,
};
for (const run of ['first', 'unchanged']) {
  await database
    .updateTable('job_sources')
    .set({ next_run_at: new Date(0) })
    .execute();
  const before = process.cpuUsage();
  const began = performance.now();
  await runDueSources(parts, new AbortController().signal);
  const seconds = (performance.now() - began) / 1000;
  const cpu = process.cpuUsage(before);
  const { failure } = await database.selectFrom('job_sources').select('failure').executeTakeFirstOrThrow();
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ run, seconds, cpuSeconds: (cpu.user + cpu.system) / 1e6, peakMb, failure }));
}
await opened.close();
await parts.outbound.close();
server.close();
