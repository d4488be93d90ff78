import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api } from '../../../../../testing/api.ts';
import { administrator } from '../../../../../testing/people.ts';
import { renderPart } from '../../../../../testing/render-part.tsx';
import { FeaturingForm } from './featuring-form.tsx';

test('[L-30] the price of featured days is typed as those of plans, and shows what it is set back to', async () => {
  const before = { amount: 900, days: 7, refundTerms: '' };
  let version = 1;
  api.answer('PUT /staff/settings/:key', ({ body }) => {
    version++;
    return { data: { value: (body as { value: unknown }).value, version } };
  });
  const change = { id: '1', before, after: before, changedAt: '2026-11-29T12:00:00.000Z', changedBy: null };
  api.answer('GET /staff/settings/:key/changes', { data: [change] });
  const shown = await renderPart(<FeaturingForm initial={{ value: before, version }} currency="EUR" />, {
    at: paths.staffSettings,
    user: administrator(),
  });
  const price = shown.getByLabelText('Price in EUR, tax included');
  await expect.element(price).toHaveValue('9.00');
  await price.fill('12.5');
  await shown.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => api.callsOf('PUT /staff/settings/:key')).toHaveLength(1);
  expect(api.callsOf('PUT /staff/settings/:key')).toMatchObject([{ body: { value: { amount: 1250 } } }]);
  await expect.element(price).toHaveValue('12.5');
  await shown.getByText(/^What it was before/).click();
  await shown.getByRole('button', { name: /^Set back/ }).click();
  await expect.element(price).toHaveValue('9.00');
});

test('[L-40] a price in yen has no decimals', async () => {
  const initial = { value: { amount: 900, days: 7, refundTerms: '' }, version: 1 };
  api.answer('PUT /staff/settings/:key', ({ body }) => ({
    data: { value: (body as { value: unknown }).value, version: 2 },
  }));
  const shown = await renderPart(<FeaturingForm initial={initial} currency="JPY" />, {
    at: paths.staffSettings,
    user: administrator(),
  });
  const price = shown.getByLabelText('Price in JPY, tax included');
  await expect.element(price).toHaveValue('900');
  await price.fill('1200');
  await shown.getByRole('button', { name: /^Save/ }).click();
  await expect
    .poll(() => api.callsOf('PUT /staff/settings/:key'))
    .toMatchObject([{ body: { value: { amount: 1200 } } }]);
});
