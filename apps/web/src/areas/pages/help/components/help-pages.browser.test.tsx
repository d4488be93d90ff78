import { standardWords } from '@waymark/contract/board-words';
import { defaultPlans, priceOf } from '@waymark/contract/payments/membership-plans';
import { paths } from '@waymark/contract/paths';
import { readDayStyle } from '@waymark/contract/text/format-day';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Contact from '../../../../routes/contact.tsx';
import Faq from '../../../../routes/faq.tsx';
import { BoardWordsContext } from '../../../../lib/board-words.ts';
import { renderPages, renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { EmployersPage } from './employers-page.tsx';
import { StatusPage } from './status-page.tsx';

const publicUrl = location.origin;

/** Opens the questions, with a loader that reads the address as the server does. */
async function openFaq() {
  const loader = ({ request }: { request: Request }) => ({
    words: (new URL(request.url).searchParams.get('q') ?? '').trim(),
    publicUrl,
  });
  const shown = await renderPages([{ path: paths.faq, Component: Faq, loader }], { at: paths.faq });
  const words = shown.getByLabelText('Search the questions');
  await expect.element(words).toBeVisible();
  const answers = shown.getByRole('article');
  return { shown, words, answers, countAnswers: () => answers.elements().length };
}

test('[E-2] a search finds an answer, whose links lead on', async () => {
  const { shown, words, answers, countAnswers } = await openFaq();
  const all = countAnswers();
  expect(all).toBeGreaterThanOrEqual(25);
  const asked = 'How do I delete my account?';
  await words.fill(asked);
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toMatch(/^\/faq\?q=How/);
  await expect.poll(countAnswers).toBeLessThan(all);
  await expect.element(shown.getByRole('article', { name: asked })).toBeVisible();
  await expect.element(words).toHaveValue(asked);
  await expect.element(shown.getByRole('status')).toMatchTextContent(/^\d+ answers?$/);
  expect(textsOf(shown.getByRole('status'))).toEqual([
    `${countAnswers()} ${countAnswers() === 1 ? 'answer' : 'answers'}`,
  ]);

  await words.fill('xylophone');
  await shown.getByRole('button', { name: 'Search' }).click();
  const nothing = shown.getByRole('heading', { name: 'No answer has all the words of “xylophone”' });
  await expect.element(nothing).toBeVisible();
  await expect.element(shown.getByRole('status')).toHaveTextContent('0 answers');
  await shown.getByRole('link', { name: 'look at all questions' }).click();
  await expect.poll(countAnswers).toBe(all);
  await expect.element(words).toHaveValue('');

  const alerts = answers.filter({ hasText: 'How do job alerts work?' });
  await alerts.getByRole('link', { name: 'Free Job Alerts' }).click();
  await expect.poll(shown.address).toBe(paths.freeJobAlerts);
});

test('[J-4] employers see the plans, and register for one', async () => {
  const shown = await renderPart(<EmployersPage companies={7} />, { at: paths.forEmployers });
  await expect.element(shown.getByText(/7 companies hire here today/)).toBeVisible();
  const { basic, professional, extended } = defaultPlans;
  for (const plan of [basic, professional, extended]) {
    const offer = shown
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: plan.name, exact: true }) });
    await expect.element(offer).toMatchTextContent(priceOf(plan, 'en'));
  }
  await shown.getByRole('link', { name: 'Sign Up for Professional' }).click();
  await expect.poll(shown.address).toContain('plan=professional');
  await shown.go(paths.forEmployers);
  await shown.getByRole('link', { name: 'Register your company' }).click();
  await expect.poll(shown.address).toBe(paths.employerRegister);
});

test('[J-4] the form of the contact page marks what is required', async () => {
  const details = { email: 'hello@example.org', phone: null, address: null, position: null };
  const route = { path: paths.contact, Component: Contact, loader: () => ({ details, publicUrl }) };
  const shown = await renderPages([route], { at: paths.contact });
  for (const name of ['Name', 'Email', 'Message']) {
    await expect.element(shown.getByLabelText(name)).toHaveAttribute('required', '');
  }
  await expect.element(shown.getByText('Fields marked with * are required.')).toBeVisible();
});

test.each([
  [{ state: 'working', minutes: 0, givenUp: 0 }, 'All mails have been sent.'],
  [
    { state: 'delayed', minutes: 0, givenUp: 2 },
    'No mail waits. 2 mails of the last 24 hours could not be delivered.',
  ],
  [
    { state: 'away', minutes: 0, givenUp: 2 },
    'No mail is sent right now. If you wait for one, please ask us in another way.',
  ],
  [{ state: 'away', minutes: null, givenUp: null }, 'This is not known right now.'],
] as const)('[J-4] the status of mails that are %o', async (mails, text) => {
  const status = {
    checkedAt: '2026-05-01T12:00:00.000Z',
    search: { state: 'working', openJobs: 7, changedAt: null },
    database: 'working',
    work: { state: 'working', minutes: 0 },
    mails,
    lastImport: null,
  } as const;
  const shown = await renderPart(<StatusPage status={status} />, { at: paths.status });
  await expect.element(shown.getByText(text)).toBeVisible();
});

test('[J-4] [L-31] the status names its moments in the time zone of the board', async () => {
  const status = {
    checkedAt: '2026-05-01T22:30:00.000Z',
    search: { state: 'working', openJobs: 7, changedAt: '2026-01-31T23:05:00.000Z' },
    database: 'working',
    work: { state: 'working', minutes: 0 },
    mails: { state: 'working', minutes: 0, givenUp: 0 },
    lastImport: null,
  } as const;
  const words = { ...standardWords, days: readDayStyle({ dateStyle: 'dots', timeZone: 'Europe/Berlin' }) };
  const part = (
    <BoardWordsContext value={words}>
      <StatusPage status={status} />
    </BoardWordsContext>
  );
  const shown = await renderPart(part, { at: paths.status });
  await expect.element(shown.getByText('02.05.2026 at 00:30 (Berlin time)')).toBeVisible();
  await expect.element(shown.getByText('01.02.2026 at 00:05 (Berlin time)')).toBeVisible();
});
