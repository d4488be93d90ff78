import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { api } from '../../../../../testing/api.ts';
import { administrator } from '../../../../../testing/people.ts';
import { renderPart } from '../../../../../testing/render-part.tsx';
import { PayChoicesForm } from './pay-choices-form.tsx';

const unit = { currency: 'EUR', period: 'month' } as const;

test('[L-40] amounts are typed one a line, are said as people will read them, and empty means the product’s own', async () => {
  let version = 1;
  api.answer('PUT /staff/settings/:key', ({ body }) => {
    version++;
    return { data: { value: (body as { value: unknown }).value, version } };
  });
  const shown = await renderPart(<PayChoicesForm initial={{ value: null, version }} unit={unit} />, {
    at: paths.staffSettings,
    user: administrator(),
  });
  const amounts = shown.getByLabelText('Amounts, one a line');
  await amounts.fill('2.500\n3,000\n3500.50');
  await expect.element(shown.getByText('€2,500 a month · €3,000 a month · €3,500.50 a month')).toBeVisible();
  const save = shown.getByRole('button', { name: /^Save/ });
  await save.click();
  const calls = () => api.callsOf('PUT /staff/settings/:key').map(({ body }) => body);
  const value = { ...unit, amounts: [2500, 3000, 3500.5] };
  await expect.poll(calls).toEqual([{ value, version: 1 }]);
  await amounts.fill('');
  await save.click();
  await expect.poll(calls).toHaveLength(2);
  expect(calls()[1]).toEqual({ value: null, version: 2 });
});

test('[L-40] amounts in another unit than the board’s say that they wait for it', async () => {
  const value = { currency: 'PLN', period: 'hour' as const, amounts: [40] };
  const shown = await renderPart(<PayChoicesForm initial={{ value, version: 1 }} unit={unit} />, {
    at: paths.staffSettings,
    user: administrator(),
  });
  await expect.element(shown.getByLabelText('Amounts, one a line')).toHaveValue('40');
  await expect.element(shown.getByText(/They count once the board’s first currency is PLN/)).toBeVisible();
});
