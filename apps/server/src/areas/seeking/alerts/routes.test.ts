import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { alertsLimit } from '@waymark/contract/seeking/choices';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAlert, createCandidate, createCompany } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldAlerts } from './commands.ts';

const context = useTestApp();

type Headers = Record<string, string>;
const proven = { email_confirmed_at: new Date() };
const fields = { keywords: 'nurse', location: 'London', frequency: 'daily' };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  context.app.inject({ method, url: `/api/job-alerts${path}`, headers, ...(payload && { payload }) });

async function add(headers: Headers, overrides: object = {}): Promise<JobAlert> {
  const response = await call('POST', '', headers, { ...fields, ...overrides });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: JobAlert }>().data;
}

async function list(headers: Headers, query = ''): Promise<JobAlert[]> {
  return (await call('GET', query, headers)).json<{ data: JobAlert[] }>().data;
}

const names = (alerts: JobAlert[]) => alerts.map(({ name }) => name);

describe('[G-6] POST /job-alerts', () => {
  test('begins at once, named after what it looks for unless it is given a name', async () => {
    const { headers } = await createCandidate(context.services);
    const { id: company, name } = await createCompany(context.services, { name: 'Trinity House' });
    expect(await add(headers)).toMatchObject({
      name: 'Nurse in London',
      frequency: 'daily',
      criteria: { keywords: 'nurse', location: 'London', closelyRelated: true, role: '' },
      companyName: null,
      pausedAt: null,
      lastSentAt: null,
    });
    const own = await add(headers, {
      name: 'By the sea',
      company,
      experience: '5',
      salary: '40000',
      industry: 'Shipping',
      category: 'health',
      role: 'Keeper',
      closelyRelated: false,
      frequency: 'instant',
    });
    expect(own).toMatchObject({
      name: 'By the sea',
      companyName: name,
      criteria: { company, salary: '40000' },
    });
    expect(await list(headers)).toEqual([own, expect.objectContaining({ name: 'Nurse in London' })]);
  });

  test.each([
    [{ location: 'Lodnon' }, 'location', /Did you mean “London, England, United Kingdom”/],
    [{ location: 'Zzyzzxville' }, 'location', /We know no place called “Zzyzzxville”. Check the spelling/],
    [{ keywords: ' ', location: '' }, 'keywords', /Say what you are looking for/],
    [{ frequency: 'hourly' }, 'frequency', /how often/],
    [{ experience: '3' }, 'experience', /one from the list/],
    [{ salary: '1000' }, 'salary', /one from the list/],
    [{ category: 'magic' }, 'category', /one from the list/],
    [{ company: 'Acme' }, 'company', /do not know this company/],
    [{ company: crypto.randomUUID() }, 'company', /no longer here/],
    [{ keywords: 'a'.repeat(201) }, 'keywords', /at most 200/],
    [{ keywords: 'a b c d e f OR g'.repeat(6), role: 'r'.repeat(80) }, 'keywords', /fewer words/],
  ])('refuses %o and names the field', async (wrong, field, message) => {
    const { headers } = await createCandidate(context.services);
    const response = await call('POST', '', headers, { ...fields, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: expect.stringMatching(message) });
    expect(await list(headers)).toEqual([]);
  });

  test('there are five at most, also when several are added at the same moment', async () => {
    const { headers } = await createCandidate(context.services);
    for (let i = 1; i < alertsLimit; i++) await add(headers);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', headers, fields)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toMatch(/You have 5 job alerts/);
    expect(await list(headers)).toHaveLength(alertsLimit);
  });
});

describe('[G-6] GET /job-alerts', () => {
  test('lists the newest first, the oldest first, or by name', async () => {
    const { id: user_id, headers } = await createCandidate(context.services);
    for (const [at, name] of ['baker', 'Anchor', 'cook'].entries()) {
      await createAlert(context.services, { user_id, name, created_at: new Date(2026, 0, at + 1) });
    }
    expect(names(await list(headers))).toEqual(['cook', 'Anchor', 'baker']);
    expect(names(await list(headers, '?sort=oldest'))).toEqual(['baker', 'Anchor', 'cook']);
    expect(names(await list(headers, '?sort=name'))).toEqual(['Anchor', 'baker', 'cook']);
    expect((await call('GET', '?sort=size', headers)).statusCode).toBe(400);
  });

  test('goes page by page and ends where it ends', async () => {
    const { id: user_id, headers } = await createCandidate(context.services);
    // More than the limit: rows from before the limit are still shown.
    for (let i = 0; i < 27; i++) {
      await createAlert(context.services, {
        user_id,
        created_at: new Date(2026, 0, i + 1),
        name: `Day ${i}`,
      });
    }
    expect((await call('GET', '', headers)).json()).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    expect(names(await list(headers, '?page=2'))).toEqual(['Day 1', 'Day 0']);
    expect((await call('GET', '?page=3', headers)).statusCode).toBe(404);
  });

  test('shows what the address had as a guest, once its owner has proven to read its mails', async () => {
    const email = 'late.joiner@example.org';
    await createAlert(context.services, { email, name: 'Before the account' });
    await createAlert(context.services, {
      email,
      name: 'Never confirmed',
      confirmed_at: null,
      confirm_hash: 'x',
    });
    const squatter = await createCandidate(context.services, { email });
    expect(await list(squatter.headers)).toEqual([]);
    await context.database.updateTable('users').set(proven).where('id', '=', squatter.id).execute();
    expect(names(await list(squatter.headers))).toEqual(['Before the account']);
    const stranger = await createCandidate(context.services, proven);
    expect(await list(stranger.headers)).toEqual([]);
  });
});

describe('[G-6] PUT, pause, resume, DELETE and restore', () => {
  test('a change replaces what is looked for, and says so', async () => {
    const { headers } = await createCandidate(context.services);
    const { id } = await add(headers);
    const response = await call('PUT', `/${id}`, headers, { ...fields, name: 'Nights', frequency: 'weekly' });
    expect(response.json().data).toMatchObject({ id, name: 'Nights', frequency: 'weekly' });
    const empty = await call('PUT', `/${id}`, headers, { frequency: 'weekly' });
    expect(empty.statusCode).toBe(400);
    expect(names(await list(headers))).toEqual(['Nights']);
  });

  test('pausing and resuming, once or twice', async () => {
    const { headers } = await createCandidate(context.services);
    const { id } = await add(headers);
    for (let press = 0; press < 2; press++) {
      expect((await call('POST', `/${id}/pause`, headers)).statusCode).toBe(200);
      expect(await list(headers)).toMatchObject([{ pausedAt: expect.any(String) }]);
    }
    for (let press = 0; press < 2; press++) {
      expect((await call('POST', `/${id}/resume`, headers)).statusCode).toBe(200);
      expect(await list(headers)).toMatchObject([{ pausedAt: null }]);
    }
  });

  test('what was deleted comes back as it was, unless its place is taken', async () => {
    const { headers } = await createCandidate(context.services);
    const alert = await add(headers);
    expect((await call('DELETE', `/${alert.id}`, headers)).statusCode).toBe(200);
    expect(await list(headers)).toEqual([]);
    expect((await call('DELETE', `/${alert.id}`, headers)).statusCode).toBe(404);
    for (let press = 0; press < 2; press++) {
      expect((await call('POST', `/${alert.id}/restore`, headers)).statusCode).toBe(200);
      expect(await list(headers)).toEqual([alert]);
    }
    await call('DELETE', `/${alert.id}`, headers);
    for (let i = 0; i < alertsLimit; i++) await add(headers, { name: `Later ${i}` });
    expect((await call('POST', `/${alert.id}/restore`, headers)).statusCode).toBe(409);
    expect(names(await list(headers))).not.toContain(alert.name);
  });

  test('another user’s alert is not found', async () => {
    const owner = await createCandidate(context.services);
    const alert = await add(owner.headers);
    const { headers } = await createCandidate(context.services);
    for (const id of [alert.id, crypto.randomUUID(), 'first']) {
      const answers = [
        await call('PUT', `/${id}`, headers, fields),
        await call('POST', `/${id}/pause`, headers),
        await call('POST', `/${id}/resume`, headers),
        await call('DELETE', `/${id}`, headers),
        await call('POST', `/${id}/restore`, headers),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await list(owner.headers)).toEqual([alert]);
  });
});

let visitors = 0;

const ask = (email: string, overrides: object = {}, remoteAddress = `10.7.0.${++visitors}`) =>
  context.app.inject({
    method: 'POST',
    url: '/api/job-alerts/guest',
    payload: { ...fields, email, ...overrides },
    remoteAddress,
  });
const confirm = (token: string) =>
  context.app.inject({ method: 'POST', url: '/api/job-alerts/confirm', payload: { token } });
const rows = () => context.database.selectFrom('job_alerts').selectAll().orderBy('created_at').execute();

async function mailsTo(email: string) {
  return sentMails(context.database, email);
}

beforeEach(async () => {
  await context.database.deleteFrom('job_alerts').execute();
});

describe('[J-4] POST /job-alerts/guest', () => {
  test('begins only when the mailed link is used, which can be pressed twice', async () => {
    const response = await ask('Guest.One@example.org');
    expect(response.statusCode).toBe(202);
    expect(await rows()).toMatchObject([
      { email: 'guest.one@example.org', user_id: null, confirmed_at: null, name: 'Nurse in London' },
    ]);
    const [mail, ...more] = await mailsTo('guest.one@example.org');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Confirm your job alert');
    expect(mail?.text).toContain('/confirm-alert?token=');
    const [stored] = await rows();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(mail));
    for (let press = 0; press < 2; press++) {
      const confirmed = await confirm(tokenOf(mail));
      expect(confirmed.statusCode).toBe(200);
      expect(confirmed.json().message).toContain('“Nurse in London”');
      expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    }
  });

  test('can be stopped from the page on that began it, before any mail has come', async () => {
    await ask('second.thoughts@example.org');
    const [mail] = await mailsTo('second.thoughts@example.org');
    const { stopToken, criteria } = (await confirm(tokenOf(mail))).json();
    expect(criteria).toMatchObject({ keywords: 'nurse', location: 'London' });
    const url = `/api/job-alerts/unsubscribe?token=${stopToken}`;
    expect((await context.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ deleted_at: expect.any(Date) }]);
  });

  test('answers the same for an unknown address, a member and one that has all it may have', async () => {
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const full = 'full@example.org';
    for (let i = 0; i < alertsLimit; i++) await createAlert(context.services, { email: full });
    const answers = [];
    for (const email of ['unknown@example.org', member.email, full]) {
      const { statusCode, json } = await ask(email);
      answers.push({ statusCode, message: json<{ message: string }>().message.replace(email, 'ADDRESS') });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const [limit] = await mailsTo(full);
    expect(limit?.subject).toBe('Your new job alert did not begin');
    expect(await rows()).toHaveLength(alertsLimit + 2);
  });

  test('the links of two alerts cannot both take the last place', async () => {
    const email = 'last.place@example.org';
    for (let i = 1; i < alertsLimit; i++) await createAlert(context.services, { email });
    await ask(email);
    await ask(email);
    const tokens = (await mailsTo(email)).map(tokenOf);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const confirmed = (await rows()).filter((row) => row.confirmed_at !== null);
    expect(confirmed).toHaveLength(alertsLimit);
  });

  test('counts the alerts of the account whose proven address it is', async () => {
    const member = await createCandidate(context.services, { email_confirmed_at: new Date() });
    for (let i = 0; i < alertsLimit; i++) await createAlert(context.services, { user_id: member.id });
    await ask(member.email);
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual([
      'Your new job alert did not begin',
    ]);
  });

  test('unconfirmed alerts are deleted after a day with their link', async () => {
    const email = 'never@example.org';
    await ask(email);
    const [mail] = await mailsTo(email);
    await forgetOldAlerts(context.database, new Date(Date.now() + 23 * 3_600_000));
    expect(await rows()).toHaveLength(1);
    await context.database
      .updateTable('job_alerts')
      .set({ confirm_expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await confirm(tokenOf(mail))).statusCode).toBe(410);
    await forgetOldAlerts(context.database);
    expect(await rows()).toEqual([]);
    expect((await confirm(tokenOf(mail))).statusCode).toBe(410);
  });

  test('who asks again and again makes neither rows without end nor mails without end', async () => {
    const email = 'flooded@example.org';
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await ask(email)).statusCode);
    expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(6);
    expect(statuses.at(-1)).toBe(429);
    expect((await rows()).length).toBeLessThanOrEqual(alertsLimit);
  });

  test('names every field at fault', async () => {
    const response = await ask('nowhere', { keywords: '', location: '', frequency: '' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields).toSorted()).toEqual(['email', 'frequency']);
    const empty = await ask('somebody@example.org', { keywords: '', location: '' });
    expect(empty.json().fields).toEqual({ keywords: expect.stringMatching(/what you are looking for/) });
    expect(await rows()).toEqual([]);
  });

  test('a link of nothing is gone', async () => {
    expect((await confirm('x'.repeat(43))).statusCode).toBe(410);
    expect((await confirm('short')).statusCode).toBe(400);
  });
});

describe('[G-6] /job-alerts/unsubscribe', () => {
  const at = (token: string) => `/api/job-alerts/unsubscribe?token=${token}`;
  async function secretOf(id: string): Promise<string> {
    const row = await context.database
      .selectFrom('job_alerts')
      .select('unsubscribe_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.unsubscribe_secret;
  }
  const oneClick = { payload: 'List-Unsubscribe=One-Click', form: 'application/x-www-form-urlencoded' };
  const multipartForm = {
    payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    form: 'multipart/form-data; boundary=b',
  };

  test('opening the address changes nothing and leads to the page with the button', async () => {
    const id = await createAlert(context.services, { email: 'reader@example.org' });
    const token = await secretOf(id);
    const opened = await context.app.inject(at(token));
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toMatch(new RegExp(`/unsubscribe-alert\\?token=${token}$`));
    expect(await rows()).toMatchObject([{ paused_at: null, deleted_at: null }]);
  });

  test.each([oneClick, multipartForm])(
    'one click of a mail program, without a session, stops the alert: $form',
    async ({ payload, form }) => {
      const id = await createAlert(context.services, { email: 'one.click@example.org' });
      const url = at(await secretOf(id));
      for (let click = 0; click < 2; click++) {
        const headers = { 'content-type': form };
        const response = await context.app.inject({ method: 'POST', url, headers, payload });
        expect(response.statusCode).toBe(200);
      }
      expect(await rows()).toMatchObject([{ deleted_at: expect.any(Date) }]);
      await forgetOldAlerts(context.database, new Date(Date.now() + 25 * 3_600_000));
      expect(await rows()).toEqual([]);
      // The provider may post again weeks later: nothing is sent, so that it is no error.
      expect((await context.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    },
  );

  test('a member finds the alert paused, others keep theirs', async () => {
    const { id: user_id, headers } = await createCandidate(context.services);
    const stopped = await createAlert(context.services, { user_id, name: 'Stopped' });
    await createAlert(context.services, { user_id, name: 'Kept' });
    await context.app.inject({ method: 'POST', url: at(await secretOf(stopped)), payload: {} });
    const listed = await context.app.inject({ url: '/api/job-alerts?sort=name', headers });
    expect(listed.json().data).toMatchObject([
      { name: 'Kept', pausedAt: null },
      { name: 'Stopped', pausedAt: expect.any(String) },
    ]);
  });

  test('a token that was cut short is refused', async () => {
    expect((await context.app.inject({ method: 'POST', url: at('short') })).statusCode).toBe(400);
    expect((await context.app.inject(at('short'))).statusCode).toBe(400);
  });
});

test('[L-40] an alert says its industries and its place as its reader calls them', async () => {
  await setSetting(context.database, 'languages', { own: 'de', offered: ['de'] });
  const { headers } = await createCandidate(context.services);
  const asked = { keywords: '', location: 'Munich, Germany', industry: 'Banking' };
  const alert = await add(headers, { ...asked, stated: ['industry:Insurance', 'schedule:night'] });
  expect(alert.criteria).toMatchObject({ ...asked, stated: ['industry:Insurance', 'schedule:night'] });
  expect(alert.shown).toMatchObject({
    location: 'München, Deutschland',
    industry: 'Banken',
    stated: ['industry:Versicherungen', 'schedule:night'],
  });
  expect(alert.name).toBe('Banken in München, Deutschland');
  await setBack(context.database);
});
