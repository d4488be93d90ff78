import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { beforeEach, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { callsOf } from '../../../testing/paying-companies.ts';
import { createEmployer } from '../../../testing/factories.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldNotices } from '../../jobs/ad-rules/notice-commands.ts';

const context = useTestApp();

const nurse: DraftFields = {
  ...emptyDraft,
  title: 'Nurse',
  type: 'full-time',
  category: 'health',
  workMode: 'on-site',
  places: ['Toronto, Ontario, Canada'],
  currency: 'CAD',
  description: '<p>You care for people.</p>',
};

beforeEach(async () => {
  await setBack(context.database);
});

async function setSeverity(value: object) {
  await context.database
    .insertInto('board_settings')
    .values({ key: 'adRules', value: JSON.stringify(value), version: 1 })
    .execute();
  await board.load(context.database);
}

async function begin(fields: Partial<DraftFields> = {}) {
  const employer = await createEmployer(context.services);
  const call = callsOf(context, employer);
  const created = await call('POST', '/company/drafts', { fields: { ...nurse, ...fields } });
  const draftId = created.json().data.id as string;
  let version = 1;
  const save = async (changed: Partial<DraftFields>) => {
    await call('PUT', `/company/drafts/${draftId}`, { version, fields: { ...nurse, ...fields, ...changed } });
    version++;
  };
  const publish = () => call('POST', `/company/drafts/${draftId}/publish`, { version });
  const preview = async () => (await call('GET', `/company/drafts/${draftId}/preview`)).json().data.ads;
  const notices = async () =>
    context.database
      .selectFrom('ad_rule_notices')
      .select(['rule', 'company_id', 'asked_at', 'published_at', 'answer', 'met_at'])
      .where('source_id', '=', draftId)
      .orderBy('rule')
      .execute();
  return { employer, draftId, save, publish, preview, notices };
}

const named = (rows: readonly { rule: string }[]) => rows.map(({ rule }) => rule);
const asked = ['ca-ontario-ai-use', 'ca-ontario-pay', 'ca-ontario-vacancy'];

test('[L-43] a hint is told and kept, and keeps nothing from being published', async () => {
  const { preview, publish, notices, employer } = await begin();
  const ads = await preview();
  expect(ads.map(({ id, severity, answer }: Record<string, unknown>) => [id, severity, answer])).toEqual(
    ['ca-ontario-pay', 'ca-ontario-ai-use', 'ca-ontario-vacancy'].map((id) => [id, 'hint', null]),
  );
  expect((await publish()).statusCode).toBe(200);
  const kept = await notices();
  expect(named(kept)).toEqual(asked);
  expect(kept.every((one) => one.company_id === employer.companyId && one.published_at !== null)).toBe(true);
});

test('[L-43] a duty is met or answered before an ad is public, and that it was asked stays', async () => {
  await setSeverity({ duties: 'duty', except: { 'ca-ontario-ai-use': 'off' } });
  const { save, publish, notices } = await begin();
  const refused = await publish();
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['adAnswers']]);
  const [first = '', more] = refused.json().message.split(' Change the ad, or say why it need not. ');
  expect(first).toMatch(
    /^Ontario asks that an ad says the pay, .+\. This holds for employers with 25 people or more\. It does not say the pay/,
  );
  expect(more).toBe('1 other rule of its places is not met either.');
  expect(await notices()).toMatchObject([
    { rule: 'ca-ontario-pay', published_at: null, answer: null, met_at: null },
    { rule: 'ca-ontario-vacancy', published_at: null },
  ]);
  await save({ salaryMin: '60000', salaryMax: '70000', adAnswers: { 'ca-ontario-vacancy': 'few' } });
  expect((await publish()).statusCode).toBe(200);
  const [pay, vacancy] = await notices();
  expect([pay?.met_at !== null, pay?.published_at]).toEqual([true, null]);
  expect([vacancy?.answer, vacancy?.met_at]).toEqual(['few', null]);
});

test('[L-40, L-43] the refusal names a country as the language of the reader does', async () => {
  await setSeverity({ duties: 'duty', except: {} });
  await setSetting(context.database, 'languages', { own: 'de', offered: ['de'] });
  const { draftId, employer } = await begin({ places: ['Graz, Austria'] });
  const { message } = (
    await context.app.inject({
      method: 'POST',
      url: `/api/company/drafts/${draftId}/publish`,
      headers: { ...employer.headers, 'accept-language': 'de' },
      payload: { version: 1 },
    })
  ).json();
  expect(message).toContain('Österreich');
  expect(message).not.toContain('Austria');
});

test('[L-43] a small company is not asked, nor is one elsewhere', async () => {
  const { employer, preview } = await begin();
  await context.database
    .updateTable('companies')
    .set({ size: '1–10' })
    .where('id', '=', employer.companyId)
    .execute();
  expect(await preview()).toEqual([]);
  const elsewhere = await begin({ places: ['Leeds, United Kingdom'] });
  expect(await elsewhere.preview()).toEqual([]);
});

test('[L-43] an answer that is none, and a rule without end, are refused', async () => {
  const employer = await createEmployer(context.services);
  const call = callsOf(context, employer);
  const send = (adAnswers: object) => call('POST', '/company/drafts', { fields: { ...nurse, adAnswers } });
  expect((await send({ 'ca-ontario-pay': 'because' })).statusCode).toBe(400);
  expect((await send({ ['x'.repeat(61)]: 'few' })).statusCode).toBe(400);
  const many = Object.fromEntries(Array.from({ length: 301 }, (_none, at) => [`r${at}`, 'few']));
  expect((await send(many)).statusCode).toBe(400);
});

test('[L-43] what was asked is kept for six years', async () => {
  const { publish, notices } = await begin();
  await publish();
  const inYears = (years: number) => new Date(Date.now() + years * 366 * 86_400_000);
  await forgetOldNotices(context.database, inYears(5));
  expect(await notices()).toHaveLength(3);
  await forgetOldNotices(context.database, inYears(6));
  expect(await notices()).toEqual([]);
});

test('[L-43] a law of several countries asks once, and in its own name', async () => {
  const { preview } = await begin({
    places: ['Hamburg, Germany', 'Lyon, France', 'Milan, Italy'],
    description: '<p>Please state your current salary.</p>',
    salaryMin: '30000',
    salaryMax: '40000',
    currency: 'EUR',
  });
  const told = (await preview()).map(({ place, ask }: Record<string, unknown>) => [place, ask]);
  expect(told).toEqual([
    ['European law', 'former-pay'],
    ['Italy', 'former-pay'],
  ]);
});
