import { paths } from '@waymark/contract/paths';
import { describe, expect, test } from 'vitest';
import { linkInLanguage } from '../../../platform/mail/mail.ts';
import { speak } from '../../../testing/board-languages.ts';
import { createCandidate } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();

const wizard = {
  jobTitle: 'Analyst',
  location: 'London',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+44 20 7946 0000',
  allowedText: 'false',
  bestJobFirst: 'true',
  desireCompensation: '$100,0000',
  educationLevel: 'Some college',
  experienceLevel: '10 Plus',
  valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
  sendResumeToExpert: 'false',
};

async function signUp(email: string, language: string) {
  const { payload, headers } = await multipart({ email, ...wizard }, { name: 'ada.pdf', bytes: pdfBytes() });
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/signup',
    payload,
    headers: { ...headers, 'accept-language': language },
    remoteAddress: '198.51.100.9',
  });
  return response.json().data as { user: { id: string; language: string }; accessToken: string };
}

const choose = (headers: Record<string, string>, language: unknown) =>
  context.app.inject({ method: 'PUT', url: '/api/account-language', headers, payload: { language } });
const me = async (headers: Record<string, string>) =>
  (await context.app.inject({ url: '/api/get-auth-user', headers })).json().data;
const storedOf = (id: string) =>
  context.database.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow();

describe('[L-40] the language of a person', () => {
  test('is that of the page they sign up on, and their mails lead to pages in it', async () => {
    speak('en', 'de', 'fr');
    const { user } = await signUp('ada.de@example.org', 'de');
    expect(user.language).toBe('de');
    const [mail] = await sentMails(context.database, 'ada.de@example.org');
    expect(mail?.language).toBe('de');
    const { publicUrl } = context.services.config;
    const { html, text } = linkInLanguage(mail!, publicUrl);
    for (const body of [html, text]) {
      expect(body).toContain(`${publicUrl}/de${paths.setPassword}?token=`);
      expect(body).not.toContain(publicUrl + paths.setPassword);
    }
  });

  test('is the board’s own where the page is in another, or says none', async () => {
    speak('fr', 'de');
    expect((await signUp('ada.pl@example.org', 'pl')).user.language).toBe('fr');
    const { id, headers } = await createCandidate(context.services);
    expect((await storedOf(id)).language).toBeNull();
    expect((await me(headers)).language).toBe('fr');
  });

  test('is chosen in the account, of those that the board offers', async () => {
    speak('en', 'de');
    const { id, headers } = await createCandidate(context.services);
    const other = await createCandidate(context.services);
    expect((await choose(headers, 'de')).json().data.language).toBe('de');
    expect((await me(headers)).language).toBe('de');
    expect((await storedOf(other.id)).language).toBeNull();
    expect((await choose(headers, 'fr')).json()).toMatchObject({
      code: 'invalid_input',
      fields: { language: 'The board does not offer this language. Choose another.' },
    });
    for (const wrong of ['xx', 'DE', '', null, ['de'], '__proto__'])
      expect((await choose(headers, wrong)).statusCode).toBe(400);
    expect((await choose({}, 'de')).statusCode).toBe(401);
    expect((await storedOf(id)).language).toBe('de');
    // It is kept for when the board offers it again; until then the person is spoken to in its own.
    speak('en');
    expect((await me(headers)).language).toBe('en');
  });

  test('of somebody without an account is that of the page on which they asked', async () => {
    speak('en', 'ar');
    const { publicUrl } = context.services.config;
    const headers = { 'accept-language': 'ar' };
    const alert = { email: 'guest@example.org', keywords: 'nurse', location: 'London', frequency: 'daily' };
    await context.app.inject({ method: 'POST', url: '/api/job-alerts/guest', headers, payload: alert });
    const [mail] = await sentMails(context.database, 'guest@example.org');
    expect(linkInLanguage(mail!, publicUrl).text).toContain(`${publicUrl}/ar${paths.confirmAlert}?token=`);
    const stored = await context.database
      .selectFrom('job_alerts')
      .select('language')
      .where('email', '=', 'guest@example.org')
      .executeTakeFirstOrThrow();
    expect(stored.language).toBe('ar');
  });
});

test('[L-40] a mail leads to pages in its language, and files, calls and other sites stay as they are', () => {
  const publicUrl = 'https://jobs.example';
  const text =
    `${publicUrl}/home ${publicUrl}/job-detail?job=1#from-alert ${publicUrl}/api/job-alerts/unsubscribe?token=x ` +
    `${publicUrl}/feeds/jobs.rss https://other.example/home ${publicUrl}.evil.example/home`;
  const written = linkInLanguage(
    { to: 'a@b.example', subject: '', html: `<a href="${publicUrl}/faq">`, text, language: 'pl' },
    publicUrl,
  );
  expect(written.html).toBe(`<a href="${publicUrl}/pl/faq">`);
  expect(written.text).toBe(
    `${publicUrl}/pl/home ${publicUrl}/pl/job-detail?job=1#from-alert ${publicUrl}/api/job-alerts/unsubscribe?token=x ` +
      `${publicUrl}/feeds/jobs.rss https://other.example/home ${publicUrl}.evil.example/home`,
  );
});
