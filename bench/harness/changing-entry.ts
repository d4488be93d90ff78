import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from '../../apps/server/app.ts';
import type { PostingDraft } from '../../apps/server/src/areas/jobs/jobs/posting-rules.ts';
import { closePostings, writePostings } from '../../apps/server/src/areas/jobs/jobs/write-commands.ts';
import { generatePosting } from '../../apps/server/src/demo/postings.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { vacuum } from '../../apps/server/src/platform/database/vacuum.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { reportFigures } from './process-figures.ts';

const source = 'bench';

/** Jobs that come, change and go through the product's own commands, each change a transaction of its own. */
class JobChanges {
  #services: Pick<Services, 'database'>;
  #jobs: number;
  #written = 0;
  #open: PostingDraft[] = [];
  #running: Promise<number> | undefined;
  #stopping = false;

  constructor(services: Pick<Services, 'database'>, jobs: number) {
    this.#services = services;
    this.#jobs = jobs;
  }

  start(perSecond: number): void {
    this.#stopping = false;
    this.#running = this.#run(perSecond);
  }

  /** Gives how many changes a second there were. */
  async stop(): Promise<number> {
    this.#stopping = true;
    return this.#running ?? 0;
  }

  /** Leaves the data as they were found. */
  async clear(): Promise<void> {
    await this.#services.database.deleteFrom('jobs').where('source', '=', source).execute();
  }

  async #run(perSecond: number): Promise<number> {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    let done = 0;
    while (!this.#stopping) {
      if (done < seconds() * perSecond) await this.#change(done++);
      else await setTimeout(1);
    }
    return done / seconds();
  }

  /** One comes, one changes, one goes: there are as many as before. */
  async #change(number: number): Promise<void> {
    const { database } = this.#services;
    await database.transaction().execute(async (transaction) => {
      const oldest = number % 3 === 2 ? this.#open.shift() : undefined;
      if (oldest) {
        await closePostings(transaction, { source, status: 'expired', sourceIds: [oldest.sourceId] });
        return;
      }
      const drafts = [number % 3 === 1 ? this.#edit() : this.#draft()];
      await writePostings(transaction, { source, drafts });
    });
  }

  #draft(): PostingDraft {
    const number = this.#written++;
    const posting = generatePosting(number % this.#jobs, { total: this.#jobs, today: new Date() });
    // By its own text it is a posting of its own beside the one of the demo data.
    const description = `${posting.description}<p>Reference ${number}.</p>`;
    const draft = { ...posting, sourceId: `bench-${number}`, description, deadline: null };
    this.#open.push(draft);
    return draft;
  }

  #edit(): PostingDraft {
    const last = this.#open.pop() ?? this.#draft();
    const draft = { ...last, title: `${last.title}, evenings`, salary: null };
    this.#open.push(draft);
    return draft;
  }
}

/*
 * The product's API in a process that also changes jobs on request: the embedded database allows no
 * other process, and on PostgreSQL this one is a second.
 */
reportFigures();
const config = readConfig();
const log = pino({ level: config.logLevel });
const { services, stop } = await startServices(config, log);
const { app, index } = await buildApp(services, log);
const changes = new JobChanges(services, config.demoJobs);
// What an interrupted run has left.
await changes.clear();
await index.ready;

process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('changesPerSecond' in message)) return;
  const perSecond = Number(message.changesPerSecond);
  if (perSecond > 0) changes.start(perSecond);
  void (perSecond > 0 ? Promise.resolve(0) : changes.stop()).then((changed) => process.send?.({ changed }));
});
process.once('SIGTERM', () => void close());
await app.listen({ port: config.port, host: config.host });
process.send?.({ ready: true });

async function close(): Promise<void> {
  await changes.stop();
  await changes.clear();
  await vacuum(services.database);
  await app.close();
  await stop();
}
