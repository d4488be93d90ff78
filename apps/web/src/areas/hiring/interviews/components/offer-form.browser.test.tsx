import { expect, test, vi } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { OfferForm } from './offer-form.tsx';

test('[L-9, F-3] times that the server refuses are named, and corrected times are sent', async () => {
  const onClose = vi.fn();
  const form = await renderPart(<OfferForm applicationIds={['a']} changed={null} onClose={onClose} />, {
    user: employer(),
  });
  const sentence = 'Choose times that are still to come.';
  api.answer('POST /company/interviews', () =>
    refuse('invalid_input', 'Check the form.', { fields: { startsAt: sentence } }),
  );
  await form.getByLabelText('Time 1').fill('2026-01-02T10:00');
  await form.getByRole('button', { name: 'Offer these times' }).click();
  await expect.element(form.getByText(sentence)).toBeVisible();

  api.answer('POST /company/interviews', { message: 'The times are offered.' });
  await form.getByLabelText('Time 1').fill('2099-01-02T10:00');
  await form.getByRole('button', { name: 'Offer these times' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.element(form.getByText(sentence)).not.toBeInTheDocument();
  expect(api.callsOf('POST /company/interviews')).toHaveLength(2);
});
