import { expect, test } from 'vitest';
import { createEmployer, createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listProcessors } from './rules.ts';

const context = useTestApp();

const get = (url: string, headers: Record<string, string>) =>
  context.app.inject({ method: 'GET', url: `/api${url}`, headers });

test('[L-44] the record of processing holds the periods of this board and is a download', async () => {
  const staff = await createStaff(context.services);
  const response = await get('/staff/processing-record', staff.headers);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('record-of-processing.html');
  expect(response.headers['content-security-policy']).toContain('sandbox');
  expect(response.body).toContain('no legal advice');
  expect(response.body).toContain('usually 6 months');
  expect(response.body).toContain('checkout.example');
});

test('[L-44] the agreement names the company that asks, and nothing of it is markup', async () => {
  const employer = await createEmployer(context.services);
  await context.database
    .updateTable('companies')
    .set({ name: '<script>alert(1)</script>', contact_city: 'Bremen' })
    .where('id', '=', employer.companyId)
    .execute();
  const { body } = await get('/company/data-agreement', employer.headers);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;, Bremen (the controller)');
  expect(body).not.toContain('<script>');
  // Sub-processors are those alone to whom applicants' data go.
  expect(body).not.toContain('checkout.example');
});

test('[L-44] processors are hosts, never the secrets of their addresses', () => {
  const smtpUrl = 'smtps://user:secret@mail.example:465';
  const found = listProcessors({ ...context.services.config, smtpUrl });
  expect(found[0]).toMatchObject({ what: 'Mail server', where: 'mail.example' });
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('[L-44] the record names a CDN in front and the providers that members sign in with', () => {
  const found = listProcessors({
    ...context.services.config,
    cdn: { kind: 'fastly', zone: 'zone', token: 'secret', url: 'https://api.fastly.com' },
    signInProviders: [
      { key: 'google', issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    ],
  });
  expect(found.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['api.fastly.com', 'accounts.google.com']),
  );
  expect(JSON.stringify(found)).not.toContain('secret');
});
