import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { pdfBytes } from '../../apps/server/src/testing/resume-files.ts';
import { multipart } from '../../apps/server/src/testing/uploads.ts';
import type { Installation } from './installation.ts';
import { hashOf, type LoadReport, type Order, type Person } from './ledger.ts';
import { productId, webhookSecret } from './prepare-board.ts';
import { failureOf, readData, send, type Answer, type Call } from './send.ts';

const callers = 4;
const pauseMs = 100;
/** Long enough that a process starts, and sweeps, while an upload is under way. */
const slowUploadMs = 2500;
let people = 0;

/** What is asked of the product next goes to the next of its processes. */
type Ask = (path: string, call: Call) => Promise<Answer>;

/**
 * Has people look for jobs, sign up, upload, apply and pay until it is ended, whatever the product says. They ask a
 * proxy, or else each of the processes in turn.
 */
export function startLoad(installation: Installation, proxy?: string): { end(): Promise<LoadReport> } {
  const report: LoadReport = { people: [], failures: new Map() };
  const ending = new AbortController();
  let asked = 0;
  const ask: Ask = (path, given) => {
    const number = ++asked;
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { ...given.headers, 'x-forwarded-for': from };
    return send(`${proxy ?? installation.origin(number)}${path}`, { ...given, headers });
  };
  async function call(): Promise<void> {
    while (!ending.signal.aborted) {
      const failure = await comeOnce(ask, installation.board.jobs, report);
      if (failure === undefined) continue;
      report.failures.set(failure, (report.failures.get(failure) ?? 0) + 1);
      await wait(pauseMs);
    }
  }
  const calls = Array.from({ length: callers }, call);
  return {
    async end() {
      ending.abort();
      await Promise.all(calls);
      return report;
    },
  };
}

interface Session {
  accessToken: string;
  user: { id: string; email: string };
}

/** Gives why it broke off; what was acknowledged until then is in the report. */
async function comeOnce(ask: Ask, jobs: readonly string[], report: LoadReport): Promise<string | undefined> {
  const number = ++people;
  for (const path of [
    `/home?visit=${number}`,
    '/browse-job-filter-list',
    `/api/jobs?q=engineer+${number % 20}`,
  ]) {
    const page = await ask(path, {});
    if (page.status !== 200) return failureOf(page);
  }
  const resume = resumeOf(`sign-up ${number}`);
  const answer = await signUp(ask, number, resume);
  if (answer.status !== 201) return failureOf(answer);
  const { accessToken: token, user } = readData(answer) as Session;
  const person: Person = {
    ...user,
    token,
    resumes: new Map(),
    uploadsSent: 1,
    applications: new Map(),
    attempted: new Set(),
    orders: [],
  };
  report.people.push(person);
  return (
    (await upload(ask, person, number)) ??
    (await apply(ask, person, { jobId: jobs[number % jobs.length] ?? '', number, brings: true })) ??
    (await apply(ask, person, { jobId: jobs[(number + 1) % jobs.length] ?? '', number, brings: false })) ??
    (await pay(ask, person))
  );
}

/** A comment behind the end of the file makes each resume its own. */
const resumeOf = (mark: string) => Buffer.concat([pdfBytes(), Buffer.from(`% ${mark} ${process.pid}\n`)]);
const signedIn = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function signUp(ask: Ask, number: number, resume: Buffer): Promise<Answer> {
  const form = await multipart(
    {
      email: `person-${process.pid}-${number}@example.org`,
      jobTitle: 'Engineer',
      location: 'London',
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+44 20 7946 0000',
      desireCompensation: '$80,0000',
      educationLevel: "Bachelor's degree",
      experienceLevel: '3-5 years',
      valueMostInCompany: ['Culture & Values', 'Professional Growth'],
      sendResumeToExpert: 'false',
    },
    { name: 'resume.pdf', bytes: resume },
  );
  return ask('/api/signup', { headers: form.headers, body: form.payload });
}

/** Every other one comes in slowly. */
async function upload(ask: Ask, person: Person, number: number): Promise<string | undefined> {
  const bytes = resumeOf(`upload ${number}`);
  const form = await multipart({ label: `Resume ${number}` }, { name: 'resume.pdf', bytes });
  person.uploadsSent++;
  const answer = await ask('/api/resumes', {
    headers: { ...form.headers, ...signedIn(person) },
    body: form.payload,
    pauseMs: number % 2 === 0 ? slowUploadMs : 0,
  });
  if (answer.status !== 201) return failureOf(answer);
  person.resumes.set((readData(answer) as { id: string }).id, hashOf(bytes));
  return undefined;
}

interface Applying {
  jobId: string;
  number: number;
  /** Whether it comes with a file of its own, or names the one that was uploaded. */
  brings: boolean;
}

async function apply(
  ask: Ask,
  person: Person,
  { jobId, number, brings }: Applying,
): Promise<string | undefined> {
  const bytes = resumeOf(`application ${number}`);
  const [resumeId = '', uploaded = ''] = [...person.resumes][0] ?? [];
  const form = await multipart(
    { jobId, coverLetter: 'I would like to work with you.', ...(brings ? {} : { resumeId }) },
    brings ? { name: 'resume.pdf', bytes } : undefined,
  );
  person.attempted.add(jobId);
  if (brings) person.uploadsSent++;
  const answer = await ask('/api/applications', {
    headers: { ...form.headers, ...signedIn(person) },
    body: form.payload,
  });
  if (answer.status !== 201) return failureOf(answer);
  const { id } = readData(answer) as { id: string };
  person.applications.set(jobId, { id, sha256: brings ? hashOf(bytes) : uploaded });
  return undefined;
}

/** The checkout has the money before it reports: the report comes until it is acknowledged, and then once more. */
async function pay(ask: Ask, person: Person): Promise<string | undefined> {
  const order: Order = { webhookId: `msg_${randomUUID()}`, event: paidBy(person), acknowledged: false };
  person.orders.push(order);
  return (await reportOrder(ask, order)) ?? (await reportOrder(ask, order));
}

function paidBy({ id }: Person): object {
  const data = { orderId: randomUUID(), customerId: id, productId, amount: 14_900, currency: 'USD' };
  return { type: 'order.paid', data: { ...data, statusPercentage: 0 } };
}

/** Reports a payment, signed as of now under the id that it had before. Gives why it was not taken. */
export async function reportOrder(ask: Ask, order: Order): Promise<string | undefined> {
  const [body, at] = [JSON.stringify(order.event), new Date()];
  const answer = await ask('/api/webhooks/checkout', {
    headers: {
      'content-type': 'application/json',
      'webhook-id': order.webhookId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(webhookSecret).sign(order.webhookId, at, body),
    },
    body: Buffer.from(body),
  });
  if (answer.status !== 200) return answer.status === 401 ? 'late webhook' : failureOf(answer);
  order.acknowledged = true;
  return undefined;
}
