import { beforeEach, describe, expect, test } from 'vitest';
import { createSubscriber } from '../../../testing/newsletter-factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sweepSubscribers } from './commands.ts';
import { requestNewsletter } from './subscription-commands.ts';

const context = useTestApp();
let visitors = 0;

beforeEach(async () => {
  await context.database.deleteFrom('newsletter_subscribers').execute();
});

const nextAddress = () => `10.21.${Math.floor(++visitors / 250)}.${visitors % 250}`;
const post = (url: string, payload?: object, remoteAddress = nextAddress()) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, remoteAddress, ...(payload && { payload }) });
const ask = (dzEmail: string, remoteAddress?: string) =>
  post('/newsletter/subscriptions', { dzEmail }, remoteAddress);
const rows = () => context.database.selectFrom('newsletter_subscribers').selectAll().execute();
const mailsTo = (email: string) => sentMails(context.database, email);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('[E-2, L-20] subscribing', () => {
  test('mails a link, and begins with the button behind it alone', async () => {
    const response = await ask(' Ada@Example.org ');
    expect(response.statusCode, response.body).toBe(202);
    expect(response.json().message).toContain('ada@example.org');
    expect(await rows()).toMatchObject([{ email: 'ada@example.org', confirmed_at: null }]);
    const [mail, ...more] = await mailsTo('ada@example.org');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'confirm-newsletter', subject: 'Confirm your newsletter' });
    expect(mail?.text).toContain('/newsletter-subscription?token=');

    for (let press = 0; press < 2; press++) {
      const confirmed = await post('/newsletter/confirm', { token: tokenOf(mail) });
      expect(confirmed.statusCode, confirmed.body).toBe(200);
      expect(confirmed.json().stopToken).toHaveLength(43);
    }
    expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date), stopped_at: null }]);
  });

  test('answers the same whether an address is known, and tells its mailbox alone', async () => {
    const { email } = await createSubscriber(context.services);
    const known = await ask(email);
    const unknown = await ask('nobody@example.org');
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.body).toBe(unknown.body.replace('nobody@example.org', email));
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'newsletter-known' });
    expect(mail?.text).toContain('/newsletter-subscription?stop=');
  });

  test.each([
    ['', 'Email is required'],
    ['nowhere', 'Enter a valid email'],
    ['ada@example.org\r\nBcc: all@example.org', 'Enter a valid email'],
    ['ada@example.org, bob@example.org', 'Enter a valid email'],
    [`${'a'.repeat(250)}@example.org`, 'Enter a valid email'],
  ])('refuses %j with one sentence', async (typed, sentence) => {
    const response = await ask(typed);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ dzEmail: sentence });
    expect(await rows()).toEqual([]);
  });

  test('a thousand requests for one address bring it three mails, however many machines ask', async () => {
    const email = 'flooded@example.org';
    for (let round = 0; round < 20; round++) {
      // Beside the limits of the routes: what many processes let through at once.
      await Promise.all(
        Array.from({ length: 50 }, () => requestNewsletter(context.services, { email, language: 'en' })),
      );
    }
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await rows()).toHaveLength(1);
    const statuses = new Set<number>();
    for (let at = 0; at < 8; at++) statuses.add((await ask(email)).statusCode);
    expect([...statuses]).toEqual([202, 429]);
    expect(await mailsTo(email)).toHaveLength(3);
    // Days later its owner may ask again.
    await requestNewsletter(context.services, { email, language: 'en' }, hours(80));
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test('an unconfirmed address is deleted after three days, with its link', async () => {
    await requestNewsletter(context.services, { email: 'typed@example.org', language: 'en' }, hours(-71));
    await sweepSubscribers(context.database);
    expect(await rows()).toHaveLength(1);
    const [mail] = await mailsTo('typed@example.org');
    await context.database
      .updateTable('newsletter_subscribers')
      .set({ confirm_expires_at: hours(-1) })
      .execute();
    const late = await post('/newsletter/confirm', { token: tokenOf(mail) });
    expect(late.statusCode).toBe(410);
    expect(late.json().message).toMatch(/^This link no longer works/);
    await sweepSubscribers(context.database);
    expect(await rows()).toEqual([]);
  });

  test.each(['x'.repeat(43), 'short', ''])('a foreign token begins nothing: %j', async (token) => {
    await requestNewsletter(context.services, { email: 'ada@example.org', language: 'en' });
    expect((await post('/newsletter/confirm', { token })).statusCode).toBe(token.length > 20 ? 410 : 400);
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  });
});

describe('[E-2] the form where no script runs', () => {
  const submit = (body: string, remoteAddress = nextAddress()) =>
    context.app.inject({
      method: 'POST',
      url: '/api/newsletter/form',
      payload: body,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('leads to a page that says what happens next, and names no address', async () => {
    const response = await submit('dzEmail=Plain%40Example.org');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/newsletter?asked=yes');
    expect(await mailsTo('plain@example.org')).toHaveLength(1);
    expect((await submit('dzEmail=nowhere')).headers.location).toBe('/newsletter?asked=invalid');
    expect((await submit('')).headers.location).toBe('/newsletter?asked=invalid');
    expect(await rows()).toHaveLength(1);
  });

  test('says when there were too many', async () => {
    const places = [];
    for (let at = 0; at < 301; at++) {
      places.push((await submit(`dzEmail=p${at}%40example.org`, '10.23.0.1')).headers.location);
    }
    expect(places.at(0)).toBe('/newsletter?asked=yes');
    expect(places.at(-1)).toBe('/newsletter?asked=later');
  });
});

describe('[L-20] stopping', () => {
  const oneClick = (token: string) =>
    context.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('is one post of a mail program; opening the address changes nothing', async () => {
    const { stopSecret } = await createSubscriber(context.services);
    const opened = await context.app.inject(`/api/newsletter/unsubscribe?token=${stopSecret}`);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toMatch(/\/newsletter-subscription\?stop=/);
    expect(await rows()).toMatchObject([{ stopped_at: null }]);
    for (let press = 0; press < 2; press++) expect((await oneClick(stopSecret)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ stopped_at: expect.any(Date), stop_reason: 'asked' }]);
    expect((await oneClick('y'.repeat(43))).statusCode).toBe(200);
  });

  test('can be taken back until the address is forgotten a month later', async () => {
    const { id, stopSecret } = await createSubscriber(context.services);
    const other = await createSubscriber(context.services);
    await oneClick(stopSecret);
    expect((await post(`/newsletter/resubscribe?token=${stopSecret}`)).statusCode).toBe(200);
    expect((await rows()).map(({ stopped_at: at }) => at)).toEqual([null, null]);
    await oneClick(stopSecret);
    await sweepSubscribers(context.database, hours(29 * 24));
    expect(await rows()).toHaveLength(2);
    await sweepSubscribers(context.database, hours(31 * 24));
    expect((await rows()).map((row) => row.id)).toEqual([other.id]);
    expect((await post(`/newsletter/resubscribe?token=${stopSecret}`)).statusCode).toBe(410);
    expect(id).not.toBe(other.id);
  });

  test('ends a link that was mailed before: an old mail does not begin it again', async () => {
    const email = 'wavering@example.org';
    await ask(email);
    const token = tokenOf((await mailsTo(email))[0]);
    const { stopToken } = (await post('/newsletter/confirm', { token })).json();
    await oneClick(stopToken);
    expect((await post('/newsletter/confirm', { token })).statusCode).toBe(410);
    // A new request starts a new subscription.
    await ask(email);
    const tokens = (await mailsTo(email)).map(tokenOf);
    const again = tokens.find((one) => one !== token) ?? '';
    expect(await rows()).toMatchObject([{ stopped_at: expect.any(Date) }]);
    expect((await post('/newsletter/confirm', { token: again })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ stopped_at: null, stop_reason: null }]);
  });

  test('an address that takes no mail is not begun by its old link', async () => {
    const { stopSecret } = await createSubscriber(context.services, {
      stopped_at: new Date(),
      stop_reason: 'refused',
    });
    expect((await post(`/newsletter/resubscribe?token=${stopSecret}`)).statusCode).toBe(410);
  });
});
