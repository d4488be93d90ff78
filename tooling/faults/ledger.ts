import { createHash } from 'node:crypto';

/** A candidate whose sign-up was acknowledged, and what was acknowledged to them since. */
export interface Person {
  email: string;
  id: string;
  token: string;
  /** Hashes of uploaded resumes by the resume's id; the one of the sign-up has an id of its own. */
  resumes: Map<string, string>;
  /** Uploads that were sent, with or without an answer, that of the sign-up included. */
  uploadsSent: number;
  /** By job: the acknowledged application, and the hash of the resume that it came with. */
  applications: Map<string, { id: string; sha256: string }>;
  /** Every job applied for, with or without an answer. */
  attempted: Set<string>;
  /** What the checkout has taken money for; it reports each until that is acknowledged. */
  orders: Order[];
}

export interface Order {
  webhookId: string;
  event: object;
  acknowledged: boolean;
}

export interface LoadReport {
  people: Person[];
  /** Answers and broken connections by kind. */
  failures: Map<string, number>;
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What the product shows of a person. */
export interface Shown {
  email: string | undefined;
  /** Hashes of the files behind the resumes that are listed. */
  resumes: ReadonlyMap<string, string>;
  applications: readonly { id: string; jobId: string; sha256: string }[];
  orders: number;
}

/** What was acknowledged and is not shown, and what is shown twice, one sentence each. */
export function findLosses(person: Person, shown: Shown): string[] {
  const { email } = person;
  if (shown.email !== email) return [`${email}: the account is lost`];
  return [
    ...resumeLosses(person, shown),
    ...applicationLosses(person, shown),
    ...orderLosses(person, shown),
  ].map((problem) => `${email}: ${problem}`);
}

function resumeLosses({ resumes, uploadsSent }: Person, shown: Shown): string[] {
  const wrong = [...resumes].flatMap(([id, sha256]) => {
    const found = shown.resumes.get(id);
    if (found === sha256) return [];
    return [found === undefined ? `resume ${id} is lost` : `the file of resume ${id} is not what was sent`];
  });
  return shown.resumes.size > uploadsSent ? [...wrong, 'more resumes than were sent'] : wrong;
}

function applicationLosses({ applications, attempted }: Person, shown: Shown): string[] {
  const wrong = [...applications].flatMap(([jobId, { id, sha256 }]) => {
    const found = shown.applications.filter((one) => one.id === id && one.jobId === jobId);
    if (found.length !== 1) return [`application ${id} is there ${found.length} times`];
    return found[0]?.sha256 === sha256 ? [] : [`application ${id} is without its resume`];
  });
  const jobs = shown.applications.map(({ jobId }) => jobId);
  const twice = new Set(jobs).size < jobs.length ? ['applied twice for one job'] : [];
  return [
    ...wrong,
    ...twice,
    ...(jobs.every((job) => attempted.has(job)) ? [] : ['an application that was not made']),
  ];
}

function orderLosses({ orders }: Person, shown: Shown): string[] {
  const acknowledged = orders.filter((order) => order.acknowledged).length;
  if (shown.orders < acknowledged)
    return [`${acknowledged - shown.orders} of ${acknowledged} orders are lost`];
  return shown.orders > orders.length ? [`${shown.orders} orders of ${orders.length} payments`] : [];
}

export interface MailsFound {
  lost: number;
  doubled: number;
}

/** Each sign-up and each application is confirmed by a mail; a mail is known by its Message-ID. */
export function countMails(
  people: readonly Person[],
  taken: readonly { id: string; recipient: string }[],
): MailsFound {
  const byRecipient = Map.groupBy(taken, ({ recipient }) => recipient);
  let [lost, doubled] = [0, 0];
  for (const { email, applications } of people) {
    const ids = (byRecipient.get(email) ?? []).map(({ id }) => id);
    const different = new Set(ids).size;
    lost += Math.max(0, 1 + applications.size - different);
    doubled += ids.length - different;
  }
  return { lost, doubled };
}
