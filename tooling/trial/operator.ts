import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TOTP } from 'otpauth';
import { defaultBoardSettings, type BoardSettingKey } from '@waymark/contract/all-settings';
import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { writeWholeSite } from '../../apps/server/src/testing/wordpress-export.ts';
import { Caller, eventually } from './caller.ts';
import type { Installation } from './installation.ts';

const password = 'forty lighthouses by night';

/** By the command of the guide, with two-factor authentication. */
export async function joinAsAdministrator({ run, doors }: Installation): Promise<Caller> {
  const printed = await run(['apps/server/invite-staff.ts', 'ops@jobs.example', '--role', 'administrator']);
  const token = /token=([\w-]+)/.exec(printed)?.[1];
  const staff = new Caller(doors);
  const person = { firstName: 'Greta', lastName: 'Harms', password };
  const joined = await staff.ask<{ accessToken: string }>('POST', '/staff-invitations/accept', {
    token,
    ...person,
  });
  staff.token = joined.accessToken;
  assert.equal((await staff.send('GET', '/api/staff/settings')).status, 403, 'staff get in without MFA');
  const { secret } = await staff.ask<{ secret: string }>('POST', '/second-step', { password });
  await staff.call('POST', '/second-step/confirm', { code: new TOTP({ secret }).generate() });
  return staff;
}

/** A setting as its form saves it, some of its fields changed. */
export async function change(staff: Caller, key: BoardSettingKey, value: unknown): Promise<void> {
  const { settings } = await staff.ask<{ settings: Record<string, { version: number }> }>(
    'GET',
    '/staff/settings',
  );
  await staff.call('PUT', `/staff/settings/${key}`, { value, version: settings[key]?.version });
}

/** A company in Hamburg that sells in euro, with the standard rates of the Union, by card and by invoice. */
export async function enterSettings(staff: Caller): Promise<void> {
  const values: Partial<Record<BoardSettingKey, unknown>> = {
    name: 'Hafenjobs',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    firstPosting: 'open',
    operator: {
      name: 'Hafenjobs GmbH',
      address: 'Hafenstrasse 1\n20457 Hamburg\nGermany',
      register: 'Amtsgericht Hamburg, HRB 12345',
      vatNumber: 'DE136695976',
      responsible: 'Greta Harms',
    },
    contact: { email: 'office@jobs.example', phone: '+49 40 123456', address: null, position: null },
    seller: {
      street: 'Hafenstrasse 1',
      postCode: '20457',
      town: 'Hamburg',
      taxNumber: '',
      holder: 'Hafenjobs GmbH',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
      paymentText: 'Hafenjobs',
    },
    invoicing: {
      ...defaultBoardSettings.invoicing,
      isOffered: true,
      country: 'Germany',
      taxName: 'USt.',
      taxMode: 'standard',
      usesOss: true,
      invoicePrefix: 'RE',
      creditPrefix: 'GS',
    },
  };
  for (const [key, value] of Object.entries(values)) await change(staff, key as BoardSettingKey, value);
  const steps = await staff.ask<{ step: string; state: string }[]>('GET', '/staff/first-steps');
  assert.notEqual(steps.find(({ step }) => step === 'seller')?.state, 'open', 'the seller is not complete');
}

export interface SoldPlans {
  once: string;
  monthly: string;
}

/** Of the prices 19 % are 38 and 19 euro. */
export const prices = { once: 23_800, monthly: 11_900 } as const;

/** One plan that is bought once and one that renews, in the place of those of the first day. */
export async function sellPlans(staff: Caller): Promise<SoldPlans> {
  const before = await staff.ask<StaffPlan[]>('GET', '/staff/plans');
  for (const { key } of before.filter(({ kind }) => kind === 'plan')) {
    await staff.call('PUT', `/staff/plans/${key}/retired`, { retired: true });
  }
  const plan = {
    unit: '',
    currency: 'EUR',
    postings: 10,
    seats: null,
    candidateSearch: true,
    featuredDays: 0,
  };
  const sold = { ...plan, refundTerms: 'Within 14 days.', trialDays: 0 };
  await staff.call('POST', '/staff/plans', {
    ...sold,
    name: 'Leuchtturm',
    amount: prices.once,
    days: 60,
    renewal: 'once',
  });
  await staff.call('POST', '/staff/plans', {
    ...sold,
    name: 'Lotse',
    amount: prices.monthly,
    days: null,
    renewal: 'monthly',
  });
  const plans = await staff.ask<StaffPlan[]>('GET', '/staff/plans');
  const keyOf = (name: string) =>
    plans.find((one) => one.name === name)?.key ?? assert.fail(`${name} is not sold`);
  return { once: keyOf('Leuchtturm'), monthly: keyOf('Lotse') };
}

/** 50 listings of WP Job Manager come once, and their addresses lead here on both nodes. */
export async function moveIn({ run, nodes, doors }: Installation, directory: string): Promise<void> {
  const file = path.join(directory, 'site.xml');
  const far = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await writeFile(file, writeWholeSite().replaceAll('2027-03-01', far));
  const move = (...more: string[]) => run(['apps/server/move-wordpress.ts', file, ...more]);
  const visitor = new Caller(nodes);
  const open = async () => (await visitor.call<{ total: number }>('GET', '/jobs?q=lighthouse')).total;

  assert.match(
    await move('--dry-run'),
    /nothing was written.*49 new, .* 0 rejected; left out: 1 "not published/,
  );
  assert.equal(await open(), 0);
  assert.match(await move(), /: 49 new, .* 0 rejected/);
  for (const node of nodes) {
    const found = new Caller([node]);
    await eventually(`the moved postings on ${node}`, async () => {
      return (await found.call<{ total: number }>('GET', '/jobs?q=lighthouse')).total === 44;
    });
  }
  assert.match(await move(), /: 0 new, 0 changed, 49 as before, 0 rejected.*, 0 of them new/s);
  assert.equal(await open(), 44);
  for (const door of [...nodes, ...doors]) {
    const answer = await new Caller([door]).send('GET', '/job/keeper-1/');
    const to = answer.headers.get('location') ?? '';
    assert.match(`${answer.status} ${to}`, /^30[18] .*\?job=[\da-f-]{36}$/, `the old address at ${door}`);
    assert.match(await new Caller([door]).page(to), /Keeper of Lighthouse 1</);
  }
}
