import type { Language } from '@waymark/contract/text/languages';
import { type TemplateKind, templateKinds } from '@waymark/contract/all-mails';
import { findTemplateProblems, type MailTemplate } from '@waymark/contract/office/mail-template-rules';
import type { MailTemplateDetail } from '@waymark/contract/office/mail-templates';
import { sayEnglish } from '@waymark/contract/text/say';
import { afterEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { renderLetter } from '../../../platform/mail/mail.ts';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { applicationSentMail } from '../../hiring/applications/emails/applications.ts';
import { exportSettings, importSettings } from '../board-settings/portable-commands.ts';
import { exampleOf } from './example-rules.ts';
import { standardOf } from './rules.ts';

const context = useTestApp();
const publicUrl = 'https://jobs.example';
const administrator = () => createStaff(context.services, { staff_role: 'administrator' });

afterEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

const call = async (
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  { headers }: TestUser,
  payload?: object,
) => {
  const url = `/api/staff/mail-templates${path}`;
  const response = await context.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const own: MailTemplate = {
  subject: '{{company}} has it',
  heading: 'Ahoy',
  text: 'Your papers for **{{job}}** are with {{company}}.\n\n{{button}}\n\nThe crew of {{board}}',
};
const put = (who: TestUser, template: MailTemplate | null, version: number, kind = 'application-sent') =>
  call('PUT', `/${kind}`, who, { template, version });
const compose = () =>
  applicationSentMail(
    { email: 'ada@example.org', firstName: 'Ada', language: 'en' },
    { jobTitle: 'Deck <Officer>', companyName: 'Harbour & Sons', publicUrl },
  );

describe('[L-31] the product’s own words of every mail', () => {
  test.each(templateKinds)(
    '%s: are a template that makes the same mail, and is taken as it stands',
    (kind) => {
      const letter = exampleOf(kind, publicUrl);
      const standard = standardOf(kind, letter, sayEnglish);
      expect(findTemplateProblems(kind, standard)).toEqual({});
      const [before, after] = [undefined, standard].map((template) => {
        const mail = renderLetter('a@b.example', letter, template, sayEnglish);
        return { ...mail, html: mail.html.replaceAll('>\n<', '><').replaceAll('&quot;', '"') };
      });
      expect(after).toEqual(before);
    },
  );

  test.each(templateKinds)(
    '[L-40] %s: have no invisible characters in a language from right to left',
    (kind) => {
      const { subject, heading, text } = standardOf(kind, exampleOf(kind, publicUrl), sayIn('ar'));
      expect([subject, heading, text].filter((words) => /(?!\n)[\p{Cc}\p{Cf}]/u.test(words))).toEqual([]);
      expect(subject).toMatch(/\{\{|^\p{Script=Arabic}/u);
    },
  );

  test('are all listed, none as the board’s own', async () => {
    const { body } = await call('GET', '', await administrator());
    const listed = body.data as { kind: TemplateKind; subject: string; isOwn: boolean }[];
    expect(listed.map(({ kind }) => kind)).toEqual(templateKinds);
    expect(listed.filter(({ isOwn, subject }) => isOwn || subject === '' || subject.includes('{{'))).toEqual(
      [],
    );
  });

  test('name their variables, with those that a template needs', async () => {
    const { body } = await call('GET', '/application-sent', await administrator());
    const { variables, standard, own: none } = body.data as MailTemplateDetail;
    expect(none).toBeNull();
    expect(standard).toEqual({
      subject: 'You applied for {{job}} at {{company}}',
      heading: '{{heading}}',
      text: '{{company}} has your application for {{job}}.\n\nWe write again when they open it. You can follow it, or withdraw it, on your list of applied jobs.\n\n{{button}}',
    });
    expect(variables.map(({ name }) => name)).toEqual([
      'job',
      'company',
      'board',
      'subject',
      'heading',
      'text',
      'button',
    ]);
    expect(variables.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['button']);
  });
});

describe('[L-31] a mail in words of the board', () => {
  test('has them at once, with its button and its links, and goes back to the product’s', async () => {
    const admin = await administrator();
    const before = compose();
    const changed = await put(admin, own, 0);
    expect(changed.body.data).toMatchObject({ own, version: 1 });
    const mail = compose();
    expect(mail.subject).toBe('Harbour & Sons has it');
    expect(mail.text).toBe(
      'Ahoy\n\nYour papers for Deck <Officer> are with Harbour & Sons.\n\nSee your applications: https://jobs.example/jobs-applied-job\n\nThe crew of Waymark',
    );
    expect(mail.html).toContain('<strong>Deck &lt;Officer&gt;</strong>');
    expect(mail.html).toContain('href="https://jobs.example/jobs-applied-job"');
    expect(
      (await call('GET', '', admin)).body.data.filter(({ isOwn }: { isOwn: boolean }) => isOwn),
    ).toHaveLength(1);
    expect((await put(admin, null, 1)).body.data).toMatchObject({ own: null, version: 2 });
    expect(compose()).toEqual(before);
  });

  test('is previewed and mailed to oneself with data of an example, before it is saved', async () => {
    const admin = await administrator();
    const preview = await call('POST', '/application-sent/preview', admin, { template: own });
    expect(preview.body.data.subject).toBe('Harbour Foods has it');
    expect(preview.body.data.html).toContain('<strong>Deck Officer</strong>');
    expect((await call('POST', '/application-sent/test', admin, { template: own })).status).toBe(200);
    const [mail] = await sentMails(context.database, admin.email);
    expect(mail).toMatchObject({ subject: 'Test: Harbour Foods has it', kind: 'application-sent' });
    expect(board.settings.mails).toEqual({});
  });

  test.each<[string, Partial<MailTemplate>, string]>([
    ['an unknown variable', { subject: '{{nobody}}' }, 'template.subject'],
    ['no button', { text: 'Hello' }, 'template.text'],
    ['a tag without an end', { text: 'Hello <b\n{{button}}' }, 'template.text'],
    ['no subject', { subject: ' ' }, 'template.subject'],
    ['a heading of two lines', { heading: 'A\nBcc: all@example.org' }, 'template.heading'],
    ['too much', { text: `${'x'.repeat(4000)}\n{{button}}` }, 'template.text'],
  ])('with %s is refused at its field by each call, and nothing changes', async (_what, part, field) => {
    const admin = await administrator();
    const template = { ...own, ...part };
    const answers = [
      await put(admin, template, 0),
      await call('POST', '/application-sent/preview', admin, { template }),
      await call('POST', '/application-sent/test', admin, { template }),
    ];
    for (const { status, body } of answers) {
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
    expect(await sentMails(context.database, admin.email)).toEqual([]);
    expect(board.settings.mails).toEqual({});
  });

  test('[L-40] is for readers of the board’s own language; others get the product’s in theirs', async () => {
    await put(await administrator(), own, 0);
    const subjectFor = (language: Language) =>
      applicationSentMail(
        { email: 'ada@example.org', firstName: 'Ada', language },
        { jobTitle: 'Cook', companyName: 'Harbour Foods', publicUrl },
      ).subject;
    expect(subjectFor('en')).toBe('Harbour Foods has it');
    expect(subjectFor('de')).not.toBe('Harbour Foods has it');
  });

  test('of two who change mails at once one is told, and only administrators may', async () => {
    const admin = await administrator();
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    const answers = await Promise.all([put(admin, own, 0), put(admin, { ...own, heading: 'Other' }, 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await put(moderator, own, 1)).status).toBe(403);
    expect((await call('GET', '/other', admin)).status).toBe(404);
  });

  test('has its own words on the button and below it', async () => {
    const template = {
      subject: 'Sent',
      heading: 'Sent',
      text: '{{text}}\n\n{{button}}',
      button: 'See it at {{company}}',
      note: 'Yours, {{board}}',
    };
    const admin = await administrator();
    const preview = (given: object) =>
      call('POST', '/application-sent/preview', admin, { template: { ...template, ...given } });
    const { data } = (await preview({})).body;
    expect(data.html).toMatch(/>See it at [^<{]+<\/a>/);
    expect(data.text).toContain('Yours, Waymark');
    const refused = await preview({ button: 'See {{nothing}}' });
    expect(refused.body.fields['template.button']).toMatch(/There is no variable {{nothing}} here/);
  });

  test('goes into the file of the settings and comes back from it; a file with a broken one changes nothing', async () => {
    await put(await administrator(), own, 0);
    const file = await exportSettings(context.services);
    await context.database.deleteFrom('board_settings').execute();
    await board.load(context.database);
    expect(await importSettings(context.services, JSON.stringify(file))).toEqual(['mails']);
    await board.load(context.database);
    expect(board.settings.mails).toEqual({ 'application-sent': own });
    const broken = { ...file, settings: { name: 'Other', mails: { welcome: own } } };
    await expect(importSettings(context.services, JSON.stringify(broken))).rejects.toThrow(
      /mails\.welcome\.subject: There is no variable \{\{company\}\} here/,
    );
    expect(board.settings.name).toBe('Waymark');
  });
});
