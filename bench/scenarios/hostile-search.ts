import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { resumesLimit } from '@waymark/contract/identity/choices';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { pdfBytes } from '../../apps/server/src/testing/resume-files.ts';
import { multipart } from '../../apps/server/src/testing/uploads.ts';
import { measureBesideWork } from '../harness/beside-figures.ts';
import { measureHostileTexts } from '../harness/hostile-figures.ts';
import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import { describeTimes, percentile } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { readStatus, type TimedRequest } from '../harness/timed-requests.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const attacksPerSecond = 50;
const rounds = 60;
/** Each time with a new resume, beside the one that an account was made with. */
const applicationsEach = resumesLimit - 1;
const roundMs = 1000;
/** Pages are looked at by others than those who sign in and apply, at any moment between. */
const pagesEachRound = 10;
const budgetsMs = { page: 20, signIn: 150, apply: 150 };
const maxMb = 600;
type Times = Record<'page' | 'signIn' | 'apply', number[]>;

/**
 * What people feel while ten guests ask, five times a second each, for as many alternatives as an address has room for;
 * how long the hardest texts hold the main thread, and what searches feel of what a node does by itself.
 */
export const hostileSearch: Scenario = {
  name: 'hostile-search',
  async run(options) {
    const directory = await seededDirectory(options);
    const product = await startProduct(directory, { TRUST_PROXY: 'true' });
    const before = await createCaller(product);
    const calm = await measure(before);
    const during = await createCaller(product);
    const attack = startAttack(product.baseUrl);
    const attacked = await measure(during);
    const answers = await attack.end();
    const mb = (await product.read()).rssBytes / 1024 / 1024;
    const ofTexts = await measureHostileTexts(product);
    await product.stop();
    return [
      describe('a page of the cache', calm.page, attacked.page, budgetsMs.page),
      describe('a sign-in', calm.signIn, attacked.signIn, budgetsMs.signIn),
      describe('an application', calm.apply, attacked.apply, budgetsMs.apply),
      {
        what: `  the attack's own answers by status, and those that failed for others`,
        measured: `${answers}; ${before.failures()} before, ${during.failures()} meanwhile`,
      },
      {
        what: 'memory after them',
        measured: `${mb.toFixed(0)} MB`,
        budget: `${maxMb} MB`,
        within: mb <= maxMb,
      },
      ...ofTexts,
      ...(await measureBesideWork(directory)),
    ];
  },
};

function describe(what: string, calm: number[], attacked: number[], budget: number): Figure {
  const p95 = percentile(attacked, 0.95);
  return {
    what: `${what} during ${attacksPerSecond} hostile searches a second`,
    measured: describeTimes(attacked),
    budget: `p95 ${budget} ms`,
    limit: `without them ${describeTimes(calm)}`,
    ratio: p95 / percentile(calm, 0.95),
    within: p95 <= budget,
  };
}

async function measure(caller: Caller): Promise<Times> {
  const times: Times = { page: [], signIn: [], apply: [] };
  await caller.round();
  for (let round = 0; round < rounds; round++) {
    const [taken, pages] = await Promise.all([caller.round(), lookAround(caller)]);
    times.signIn.push(taken.signIn);
    times.apply.push(taken.apply);
    times.page.push(...pages);
  }
  return times;
}

async function lookAround(caller: Caller): Promise<number[]> {
  const pages: Promise<number>[] = [];
  for (let look = 0; look < pagesEachRound; look++) {
    await wait(roundMs / pagesEachRound);
    pages.push(caller.look());
  }
  return Promise.all(pages);
}

interface Caller {
  /** A sign-in and an application, at once: milliseconds. */
  round(): Promise<{ signIn: number; apply: number }>;
  /** A page of the cache. */
  look(): Promise<number>;
  failures(): string;
}

async function createCaller({ baseUrl }: MeasuredProcess): Promise<Caller> {
  const jobs = await listJobs(baseUrl);
  let token = '';
  let applications = 0;
  const failed: (number | undefined)[] = [];
  let visitor = 0;
  const agent = new Agent({ keepAlive: true });
  async function time(request: TimedRequest, expected: number): Promise<number> {
    const began = performance.now();
    const status = await readStatus(request, agent).catch(() => undefined);
    if (status !== expected) failed.push(status);
    return performance.now() - began;
  }
  async function apply(): Promise<number> {
    if (applications++ % applicationsEach === 0) token = await signUp(baseUrl, randomUUID());
    const { payload, headers } = await multipart(
      { jobId: jobs.pop() ?? '', coverLetter: 'I would like to work with you.' },
      { name: 'resume.pdf', bytes: pdfBytes() },
    );
    const signed = { ...headers, authorization: `Bearer ${token}` };
    return time({ address: `${baseUrl}/api/applications`, payload, headers: signed }, 201);
  }
  function signIn(): Promise<number> {
    const headers = { 'x-forwarded-for': `10.2.0.${visitor++ % 250}` };
    const json = { email: `nobody-${visitor}@example.org`, password: 'not the password' };
    return time({ address: `${baseUrl}/api/login`, json, headers }, 401);
  }
  return {
    async round() {
      const [signedIn, applied] = await Promise.all([signIn(), apply()]);
      return { signIn: signedIn, apply: applied };
    },
    look: () => time({ address: baseUrl + paths.home }, 200),
    failures: () => (failed.length === 0 ? 'none failed' : `${failed.join(', ')} failed`),
  };
}

async function signUp(baseUrl: string, person: string): Promise<string> {
  const fields = {
    email: `${person}@example.org`,
    jobTitle: 'Engineer',
    location: 'London',
    firstName: 'Ada',
    // As many accounts of one name would be odd.
    lastName: `Lovelace ${person.replaceAll(/[^a-f]/g, '')}`,
    phone: '+44 20 7946 0000',
    desireCompensation: '$80,0000',
    educationLevel: "Bachelor's degree",
    experienceLevel: '3-5 years',
    valueMostInCompany: ['Culture & Values', 'Professional Growth'],
    sendResumeToExpert: 'false',
  };
  const form = await multipart(fields, { name: 'resume.pdf', bytes: pdfBytes() });
  const response = await fetch(`${baseUrl}/api/signup`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: form.headers,
  });
  if (!response.ok) throw new Error(`Signing up answered ${response.status}.`);
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** Jobs that a resume and a letter are enough for, and that take them here. */
async function listJobs(baseUrl: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length <= rounds; page++) {
    const { data } = await read<{ data: { id: string }[] }>(`${baseUrl}/api/jobs?page=${page}`);
    for (const { id } of data) {
      const job = await read<{ data: Pick<JobDetail, 'acceptsApplications' | 'questions'> }>(
        `${baseUrl}/api/jobs/${id}`,
      );
      if (job.data.acceptsApplications && job.data.questions.length === 0) ids.push(id);
    }
  }
  return ids;
}

async function read<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T;
}

/** In a thread of its own: what it does is not to hold up those whose time is taken. */
function startAttack(baseUrl: string) {
  const entry = new URL('../harness/attack-worker.ts', import.meta.url);
  const worker = new Worker(entry, { workerData: { baseUrl, perSecond: attacksPerSecond } });
  return {
    async end(): Promise<string> {
      worker.postMessage('end');
      const [answers] = (await once(worker, 'message')) as [string];
      return answers;
    },
  };
}
