import { paths } from '@waymark/contract/paths';
import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import { expect, test } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { fileOf } from '../../../../testing/files.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { toast } from '../../../../testing/toasts.ts';
import { ExchangeRatesCard } from './exchange-rates-card.tsx';

const overview = (changes: Partial<RatesOverview> = {}): RatesOverview => ({
  source: 'fetched',
  days: [
    { date: '2026-11-24', currencies: ['EUR', 'GBP'] },
    { date: '2024-06-15', currencies: ['AED'] },
  ],
  host: 'rates.example',
  lastFetch: { at: '2026-11-25T15:40:00.000Z', problem: '' },
  ...changes,
});

async function open(changes?: Partial<RatesOverview>) {
  const shown = await renderPart(<ExchangeRatesCard initial={overview(changes)} />, {
    at: paths.staffSettings,
    user: administrator(),
  });
  const card = shown.getByRole('region', { name: 'Exchange rates', exact: true });
  return {
    card,
    field: card.getByLabelText('File of the European Central Bank'),
    upload: () => card.getByRole('button', { name: 'Upload rates' }).click(),
  };
}

test('[L-19] staff sees the date of the rates, their source and the last fetch, in both themes', async () => {
  const { card } = await open();
  await expect
    .element(card)
    .toMatchTextContent(
      /2 currencies have rates of 24 Nov 2026\. They were fetched from the European Central Bank/,
    );
  await expect.element(card).toMatchTextContent(/1 other currency with rates of 15 Jun 2024/);
  await expect.element(card).toMatchTextContent(/Last fetched on 25 Nov 2026.*fetched from rates\.example/);
  await card.getByText(/^1 other currency/).click();
  await expect.element(card.getByText('AED')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[L-19] why the last fetch failed is shown, in both themes', async () => {
  const problem = 'There was no answer from rates.example.';
  const { card } = await open({ lastFetch: { at: '2026-11-25T15:40:00.000Z', problem } });
  await expect
    .element(card)
    .toMatchTextContent(/The last fetch, on 25 Nov 2026.*failed: There was no answer from rates\.example\./);
  expect(await findViolations()).toEqual([]);
});

test('[L-19] a board that fetches nothing says so', async () => {
  const { card } = await open({ source: 'built-in', host: null, lastFetch: null });
  await expect.element(card).toMatchTextContent(/They came with this version of the software/);
  await expect.element(card).toMatchTextContent(/This board does not fetch rates: upload a newer file/);
});

test('[L-19] a refused file stays chosen; an accepted one shows the new date', async () => {
  const { card, field, upload } = await open({ host: null, lastFetch: null });
  const refusal = 'The rate of GBP is too far from the one that is kept: check the file.';
  api.answer('POST /staff/exchange-rates', ({ body }) =>
    (body as { content: string }).content === 'good'
      ? { message: 'The rates of 2026-11-25 hold now.' }
      : refuse('invalid_input', refusal, { fields: { content: refusal } }),
  );
  api.answer('GET /staff/exchange-rates', {
    data: overview({ source: 'uploaded', days: [{ date: '2026-11-25', currencies: ['EUR'] }] }),
  });
  await upload();
  await expect.element(card.getByText('Choose a file of the European Central Bank.')).toBeVisible();
  await field.upload(fileOf('bad.csv', 'text/csv', 'bad'));
  await upload();
  await expect.element(card.getByText(refusal)).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(/GBP is too far/);
  await expect.element(card.getByText('bad.csv', { exact: true })).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await field.upload(fileOf('good.xml', 'text/xml', 'good'));
  await upload();
  await expect.element(toast('The rates of 2026-11-25 hold now.')).toBeVisible();
  await expect
    .element(card)
    .toMatchTextContent(/1 currency has rates of 25 Nov 2026\. They were uploaded by staff/);
  await expect.element(card.getByText('good.xml', { exact: true })).not.toBeInTheDocument();
});

test.each([
  ['eurofxref.zip', 'PK', 'This is a ZIP file: unpack it and choose the CSV inside.'],
  ['eurofxref-hist.csv', 'x'.repeat(65_537), 'This file is too large: choose the file of one day.'],
  ['eurofxref.csv', '', 'This file is empty: choose another one.'],
])('[L-19] %s is refused before it is sent', async (name, content, problem) => {
  const { card, field, upload } = await open();
  await field.upload(fileOf(name, 'text/csv', content));
  await upload();
  await expect.element(card.getByText(problem)).toBeVisible();
  await expect.element(card.getByText(name, { exact: true })).toBeVisible();
  expect(api.callsOf('POST /staff/exchange-rates')).toEqual([]);
});
