import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import { countMails, findLosses, hashOf, type MailsFound, type Person, type Shown } from './ledger.ts';
import { reportOrder } from './load.ts';
import { failureOf, readData, send } from './send.ts';

/** Longer than a job of a process that died waits for another. */
const mailsMs = 120_000;

export interface Checked {
  /** What was acknowledged and is lost, or is there twice. */
  losses: string[];
  mails: MailsFound;
  accounts: number;
  files: number;
  applications: number;
  payments: number;
}

/** Looks for everything that was acknowledged, at each of the processes that answer. */
export async function checkAll(installation: Installation, people: readonly Person[]): Promise<Checked> {
  const losses: string[] = [];
  // The checkout goes on reporting until it is heard; what it has reported before must not count twice.
  for (const person of people) losses.push(...(await repeatReports(installation, person)));
  for (const [nth, person] of people.entries()) {
    const origin = installation.origin(nth);
    losses.push(...findLosses(person, await lookUp(origin, person, installation.board.ownerToken)));
  }
  const count = (of: (person: Person) => number) => people.reduce((sum, person) => sum + of(person), 0);
  return {
    losses,
    mails: await awaitMails(installation, people),
    accounts: people.length,
    files: count(({ resumes }) => resumes.size),
    applications: count(({ applications }) => applications.size),
    payments: count(({ orders }) => orders.length),
  };
}

async function repeatReports(installation: Installation, { email, orders }: Person): Promise<string[]> {
  const problems: string[] = [];
  for (const [nth, order] of orders.entries()) {
    const failure = await reportOrder((path, call) => send(installation.origin(nth) + path, call), order);
    if (failure !== undefined) problems.push(`${email}: the repeated report of a payment got ${failure}`);
  }
  return problems;
}

interface ListedApplication {
  id: string;
  job: { id: string };
}

async function lookUp(origin: string, { token }: Person, ownerToken: string): Promise<Shown> {
  const ask = (path: string, bearer = token) =>
    send(origin + path, { headers: { authorization: `Bearer ${bearer}` } });
  const get = async (path: string) => {
    const answer = await ask(path);
    if (answer.status !== 200) throw new Error(`${path} answered ${failureOf(answer)} after the fault.`);
    return answer;
  };
  const hashAt = async (path: string, bearer?: string) => {
    const answer = await ask(path, bearer);
    return answer.status === 200 ? hashOf(answer.bytes) : `answered ${failureOf(answer)}`;
  };
  const account = await ask('/api/get-auth-user');
  if (account.status !== 200) return { email: undefined, resumes: new Map(), applications: [], orders: 0 };
  const resumes = new Map<string, string>();
  for (const { id } of readData(await get('/api/resumes')) as { id: string }[]) {
    resumes.set(id, await hashAt(`/api/resumes/${id}/file`));
  }
  const applications: Shown['applications'][number][] = [];
  for (const { id, job } of readData(await get('/api/applications')) as ListedApplication[]) {
    const sha256 = await hashAt(`/api/applications/${id}/resume`, ownerToken);
    applications.push({ id, jobId: job.id, sha256 });
  }
  const { bytes } = await get('/api/product/get-career-services-orders');
  const { orders } = JSON.parse(bytes.toString('utf8')) as { orders: unknown[] };
  const { email } = readData(account) as { email: string };
  return { email, resumes, applications, orders: orders.length };
}

/** Waits for the mails of what was acknowledged, for as long as they may take. */
async function awaitMails({ mails }: Installation, people: readonly Person[]): Promise<MailsFound> {
  const until = Date.now() + mailsMs;
  for (;;) {
    const taken = mails.taken.map((id, nth) => ({ id, recipient: mails.recipients[nth] ?? '' }));
    const found = countMails(people, taken);
    if (found.lost === 0 || Date.now() > until) return found;
    await wait(500);
  }
}
