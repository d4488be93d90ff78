import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listFaults, type Fault } from './faults.ts';
import { Installation } from './installation.ts';
import { send, startLoad, type LoadReport } from './load.ts';

/*
 * Does to the product what happens in earnest, while people sign up, and looks for what it had acknowledged: accounts
 * that are not there, mails that did not come, mails that came twice.
 */
const beforeMs = 1500;
const afterMs = 1500;
const readyMs = 60_000;
/** Longer than a job of a process that died waits for another. */
const mailsMs = 120_000;

interface Result {
  problems: string[];
  failures: Map<string, number>;
  acknowledged: number;
  lost: number;
  mailsLost: number;
  mailsDoubled: number;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    away: { type: 'string', default: '30' },
    only: { type: 'string' },
  },
});
const faults = listFaults(Number(values.away)).filter(
  ({ name }) => !values.only || name.includes(values.only),
);
process.exitCode = (await run(Number(values.rounds))) ? 0 : 1;

async function run(rounds: number): Promise<boolean> {
  const installation = await Installation.start();
  let isSound = true;
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const fault of faults) {
        const result = await suffer(installation, fault);
        process.stdout.write(`${round} ${describe(fault, result)}\n`);
        isSound &&= isHarmless(result);
      }
    }
  } finally {
    await installation.stop();
  }
  return isSound;
}

async function suffer(installation: Installation, fault: Fault): Promise<Result> {
  const load = startLoad(installation);
  await wait(beforeMs);
  const problems = await fault.run(installation);
  await wait(afterMs);
  const report = await load.end();
  if (!(await becomesReady(installation))) problems.push('not ready again');
  return { ...(await check(installation, report)), problems, failures: report.failures };
}

async function becomesReady(installation: Installation): Promise<boolean> {
  const until = Date.now() + readyMs;
  while (Date.now() < until) {
    if ((await send(`${installation.web.baseUrl}/readyz`, {})).status === 200) return true;
    await wait(200);
  }
  return false;
}

async function check(installation: Installation, { acknowledged }: LoadReport) {
  let lost = 0;
  for (const { email, token } of acknowledged) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(`${installation.web.baseUrl}/api/get-auth-user`, headers);
    if (answer.status !== 200 || !answer.text.includes(email)) lost++;
  }
  const mailsLost = await countMissingMails(
    installation,
    acknowledged.map(({ email }) => email),
  );
  const emails = new Set(acknowledged.map(({ email }) => email));
  const came = installation.mails.recipients.filter((to) => emails.has(to));
  return {
    acknowledged: acknowledged.length,
    lost,
    mailsLost,
    mailsDoubled: came.length - new Set(came).size,
  };
}

/** Waits for the mails of the acknowledged sign-ups, for as long as they may take. */
async function countMissingMails({ mails }: Installation, emails: readonly string[]): Promise<number> {
  const until = Date.now() + mailsMs;
  for (;;) {
    const came = new Set(mails.recipients);
    const missing = emails.filter((email) => !came.has(email)).length;
    if (missing === 0 || Date.now() > until) return missing;
    await wait(500);
  }
}

/** Being told to come back is no harm, nor is a connection that a killed process could not answer. */
function isHarmless({ problems, failures, lost, mailsLost, mailsDoubled }: Result): boolean {
  const unexpected = [...failures.keys()].filter((kind) => !['503', 'refused', 'cut'].includes(kind));
  return problems.length === 0 && lost + mailsLost + mailsDoubled === 0 && unexpected.length === 0;
}

function describe({ name }: Fault, result: Result): string {
  const { acknowledged, lost, mailsLost, mailsDoubled, failures, problems } = result;
  const kinds = [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
  const numbers = `${acknowledged} acknowledged, ${lost} lost, mails ${mailsLost} lost ${mailsDoubled} doubled`;
  return [`${name}: ${numbers}, errors ${kinds}`, ...problems].join('; ');
}
