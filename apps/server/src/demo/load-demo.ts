import type { RunningSandbox } from '../../../checkout-sandbox/src/start-sandbox.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { vacuum } from '../platform/database/vacuum.ts';
import type { Logger } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { demoSteps, type DemoStep, type DemoWorld } from './demo-steps.ts';
import { listMissingParts } from './list-missing-parts.ts';
import { beginLoad, loadPostings } from './load-demo-data.ts';
import { chooseFirstPostings, minDemoPostings } from './postings/first-postings.ts';

export interface LoadProgress {
  loaded: number;
  total: number;
}

interface DemoOptions {
  services: Services;
  kind: OpenDatabase['kind'];
  /** Where the demo's candidate buys; undefined where an operator's own checkout is set. */
  sandbox: RunningSandbox | undefined;
  signal: AbortSignal;
  log: Logger;
  onProgress(progress: LoadProgress): void;
  today?: Date;
}

/** Fills the demo, or goes on where it stopped, and logs what is missing at the end. */
export async function loadDemo(options: DemoOptions): Promise<void> {
  const { log, signal } = options;
  try {
    await new Load(options).run();
  } catch (error) {
    // What breaks off because the end has come is no failure.
    if (!signal.aborted) log.error({ err: error }, 'the demo could not be loaded');
  }
}

class Load {
  #options: DemoOptions;
  #world: DemoWorld;
  /** Stages and steps that are there. */
  #there = new Set<string>();
  #hasAdded = false;

  constructor(options: DemoOptions) {
    const { services, sandbox, signal, today = new Date() } = options;
    this.#options = options;
    const first = chooseFirstPostings(services.config.demoJobs);
    this.#world = { services, sandbox, signal, today, first };
  }

  async run(): Promise<void> {
    const { services, kind, signal, log } = this.#options;
    const { first, today } = this.#world;
    const { database, config } = services;
    const load = {
      database,
      total: config.demoJobs,
      first,
      today,
      signal,
      onProgress: this.#options.onProgress,
      onBatch: async () => {
        this.#hasAdded = true;
        await services.changes.settled();
      },
    };
    const loaded = await beginLoad(load);
    this.#there.add('accounts').add('first postings');
    const steps = this.#listPossible();
    const isLast = ({ needs }: DemoStep) => needs.includes('all postings');
    const ofAccounts = this.#runSteps(steps.filter((step) => !isLast(step)));
    await loadPostings(load, loaded);
    await ofAccounts;
    if (signal.aborted) return;
    this.#there.add('all postings');
    await this.#runSteps(steps.filter(isLast));
    if (this.#hasAdded && steps === demoSteps) await this.#reportMissing();
    if (this.#hasAdded && kind === 'embedded' && !signal.aborted) await vacuum(database, signal);
    if (!signal.aborted) log.info('the demo is loaded');
  }

  /** All steps, or those that a demo of very few postings has enough for: the log says so. */
  #listPossible(): readonly DemoStep[] {
    const { log, services } = this.#options;
    const { demoJobs } = services.config;
    if (demoJobs >= minDemoPostings) return demoSteps;
    log.warn(
      `The demo needs ${minDemoPostings} postings to be whole: DEMO_JOBS=${demoJobs} leaves parts out.`,
    );
    const left = new Set(['first postings']);
    for (const { name, needs } of demoSteps) if (needs.some((need) => left.has(need))) left.add(name);
    return demoSteps.filter(({ name }) => !left.has(name));
  }

  /** An end waits for the step that is under way; the next start goes on behind it. */
  async #runSteps(steps: readonly DemoStep[]): Promise<void> {
    for (const step of steps) {
      if (this.#world.signal.aborted) return;
      await this.#runStep(step).catch((error: unknown) => this.#reportFailure(step, error));
    }
  }

  async #runStep({ name, needs, everyStart, run }: DemoStep): Promise<void> {
    const { database } = this.#world.services;
    const isMade = await database
      .selectFrom('demo_progress')
      .select('name')
      .where('name', '=', `step ${name}`)
      .executeTakeFirst();
    if (!isMade || everyStart) {
      const missing = needs.filter((need) => !this.#there.has(need));
      if (missing.length > 0) throw new Error(`It needs what is not there: ${missing.join(', ')}.`);
      await run(this.#world);
      if (this.#world.signal.aborted) return;
    }
    this.#there.add(name);
    if (isMade) return;
    this.#hasAdded = true;
    await database
      .insertInto('demo_progress')
      .values({ name: `step ${name}`, done: 1, total: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  #reportFailure({ name }: DemoStep, error: unknown): void {
    const { log, signal } = this.#options;
    if (!signal.aborted) log.error({ err: error }, `the part of the demo "${name}" could not be made`);
  }

  async #reportMissing(): Promise<void> {
    const { services, log, sandbox } = this.#options;
    const missing = await listMissingParts(
      services.database,
      services.config.demoJobs,
      sandbox !== undefined,
    );
    if (missing.length > 0) log.error(`The demo is not whole: ${missing.join(', ')}.`);
  }
}
