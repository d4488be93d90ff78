import Fastify from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { handleError } from '../http/error-handler.ts';
import { newId } from '../ids.ts';
import { mailboxRoutes } from './mailbox-routes.ts';

const context = useTestApp();
const mailbox = Fastify().withTypeProvider<ZodTypeProvider>();
const id = newId();

beforeAll(async () => {
  mailbox.setValidatorCompiler(validatorCompiler);
  mailbox.setErrorHandler(handleError);
  mailboxRoutes(mailbox, context.database, {
    publicUrl: 'https://demo.waymark.example',
    examples: {
      kinds: [{ value: 'welcome', label: 'Welcome' }],
      render: (kind) =>
        kind === 'welcome'
          ? { subject: 'Hello', html: '<html><body>You <b>are</b> in', text: 'You are in' }
          : undefined,
    },
  });
  await context.database
    .insertInto('captured_mails')
    .values({
      id,
      recipient: 'ada@example.org',
      subject: '<script>alert(1)</script>',
      html: '<!doctype html><html><body><p>Hello</p><script>alert(2)</script></body></html>',
      text: 'Hello <b>Ada</b>',
      headers: JSON.stringify({ 'List-Unsubscribe': '<https://jobs.example/stop?token=a>' }),
    })
    .execute();
});

test('captured mails are listed and read, and what they contain stays text', async () => {
  const list = await mailbox.inject('/dev/mail');
  expect(list.body).toContain(`href="/dev/mail/${id}"`);
  expect(list.body).not.toContain('<script>');
  const mail = await mailbox.inject(`/dev/mail/${id}`);
  expect(mail.body).toContain('<pre>Hello &lt;b&gt;Ada&lt;/b&gt;</pre>');
  expect(mail.body).not.toContain('<script>');
});

test('[G-6] the headers of a mail are shown, as text', async () => {
  const mail = await mailbox.inject(`/dev/mail/${id}`);
  expect(mail.body).toContain('List-Unsubscribe: &lt;https://jobs.example/stop?token=a&gt;');
});

test('the mail itself is shown in a sandbox in which nothing runs', async () => {
  const frame = await mailbox.inject(`/dev/mail/${id}/html`);
  expect(frame.body).toContain('<p>Hello</p>');
  expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(frame.headers['content-security-policy']).not.toContain('script');
});

test('the mailbox does not exist where the product is not a demo: its mails hold live links', async () => {
  expect((await context.app.inject('/dev/mail')).statusCode).toBe(404);
});

describe('the mailbox answers to its own host alone', () => {
  const urls = ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`];
  const statusOf = async (url: string, headers: Record<string, string>) =>
    (await mailbox.inject({ url, headers })).statusCode;

  test.each([
    { host: 'demo.waymark.example' },
    { host: 'localhost:3000' },
    { host: '127.0.0.1:3000' },
    { host: '[::1]:3000' },
    { host: 'localhost:3000', 'x-forwarded-host': 'demo.waymark.example' },
  ])('%j is its own', async (headers) => {
    for (const url of urls) expect(await statusOf(url, headers)).toBe(200);
  });

  test.each([
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { host: 'demo.waymark.example@evil.example' },
    { host: 'localhost:3000', 'x-forwarded-host': 'tunnel.example' },
    { host: 'localhost:3000', 'x-forwarded-host': 'localhost, tunnel.example' },
  ])('%j is not', async (headers) => {
    for (const url of urls) expect(await statusOf(url, headers)).toBe(404);
  });
});

test('[L-31] each kind of mail can be looked at, and another kind is refused', async () => {
  expect((await mailbox.inject('/dev/mail/examples')).body).toContain('href="/dev/mail/examples/welcome"');
  expect((await mailbox.inject('/dev/mail/examples/welcome')).body).toContain('<pre>You are in</pre>');
  expect((await mailbox.inject('/dev/mail/examples/welcome/html')).body).toContain('You <b>are</b> in');
  expect((await mailbox.inject('/dev/mail/examples/other')).statusCode).toBe(404);
});
