import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../dev/postgres.ts';
import { runWithOptions } from '../read-options.ts';
import { startInstallation, type Installation } from './installation.ts';
import { enterSettings, joinAsAdministrator, moveIn, sellPlans } from './operator.ts';
import { closeEverywhere, renameEverywhere } from './nodes.ts';
import { cancelToPeriodEnd, failAndPay, renewByNotice, startRenewing } from './renewals.ts';
import {
  checkNumbers,
  refundAtStripe,
  refundPartAtStripe,
  refuseStrangers,
  sellByCard,
  sellByInvoice,
  takeBackPart,
} from './sales.ts';

const usage = `node tooling/trial/main.ts

Does what an operator in Germany does in the first month, on an empty PostgreSQL with two nodes of the built product,
a worker and the Stripe adapter before a stand-in of Stripe, behind nginx and Caddy where they are installed. Exits
with 1 at the first step that does not do what it should.`;

await runWithOptions(usage, {}, async () => {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('The trial needs PostgreSQL: install its server programs.');
  const directory = await mkdtemp(path.join(tmpdir(), 'waymark-trial-files-'));
  const installation = await step('two nodes, a worker and the checkout start', () =>
    startInstallation(programs),
  );
  try {
    for (const name of installation.leftOut) process.stdout.write(`left out: ${name} is not installed\n`);
    await liveOneMonth(installation, directory);
    return true;
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return false;
  } finally {
    await installation.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

async function liveOneMonth(installation: Installation, directory: string): Promise<void> {
  const staff = await step('an administrator joins', () => joinAsAdministrator(installation));
  await step('the settings of a German seller', () => enterSettings(staff));
  const plans = await step('plans are sold, once and renewing', () => sellPlans(staff));
  await step('50 postings of WP Job Manager move in', () => moveIn(installation, directory));
  const paid = await step('a German company buys by card', () => sellByCard(installation, plans, 'german'));
  const card = await step('an Austrian one by card', () => sellByCard(installation, plans, 'austrian'));
  await step('an Austrian one without a VAT number by card', () =>
    sellByCard(installation, plans, 'austrianWithoutNumber'),
  );
  await step('a Swiss one by card', () => sellByCard(installation, plans, 'swiss'));
  const german = await step('a German one by invoice', () =>
    sellByInvoice(installation, plans, { kind: 'german', staff }),
  );
  await step('an Austrian one by invoice', () =>
    sellByInvoice(installation, plans, { kind: 'austrian', staff }),
  );
  await step('a Swiss one by invoice', () => sellByInvoice(installation, plans, { kind: 'swiss', staff }));
  await step('nobody else gets an invoice', () => refuseStrangers(installation, card, german.company));
  await step('a part of an invoice is taken back', () => takeBackPart(staff, german));
  await step('a part of a payment is refunded at Stripe', () => refundPartAtStripe(installation, paid));
  await step('a payment is refunded at Stripe', () => refundAtStripe(installation, card));
  const renewing = await step('a renewing plan is started', () => startRenewing(installation, plans));
  await step('it is renewed by a notice', () => renewByNotice(installation, renewing));
  await step('a payment fails and is made up for', () => failAndPay(installation, renewing));
  await step('it is canceled to the end of its period', () =>
    cancelToPeriodEnd(installation, renewing, staff),
  );
  await step('the numbers have no gap', () => checkNumbers(staff, { invoices: 10, credits: 3 }));
  await step('what one node closes is closed on the other', () =>
    closeEverywhere(installation, renewing.company.caller.token),
  );
  await step('what one node is set to, the other shows', () => renameEverywhere(installation, staff));
}

async function step<T>(name: string, take: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`${name} ... `);
  const taken = await take();
  process.stdout.write(`ok (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return taken;
}
