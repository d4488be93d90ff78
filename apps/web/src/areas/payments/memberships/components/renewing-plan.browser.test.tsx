import type { Subscription } from '@waymark/contract/payments/subscriptions';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { RenewingPlan } from './renewing-plan.tsx';

const subscription: Subscription = {
  id: '0197c5b2-0000-7000-8000-00000000abcd',
  plan: 'monthly',
  name: 'Monthly',
  amount: 4900,
  currency: 'EUR',
  renewal: 'monthly',
  periodEnd: '2027-04-12T10:00:00.000Z',
  isTrial: false,
  isInvoiced: false,
  paymentMethod: 'Visa ending in 4242',
  cancelAskedAt: null,
  isOver: false,
  failedAt: null,
  nextTryAt: null,
  cardEndsOn: null,
  next: null,
  switches: [{ plan: 'large', name: 'Large', amount: 9900, description: '20 active postings at once' }],
};

test('[L-41] a plan says when it renews and for how much, and is canceled in two clicks', async () => {
  const shown = await renderPart(<RenewingPlan subscription={subscription} mayChange />);
  await expect
    .element(
      shown.getByText(
        'Monthly renews on 12 Apr 2027 for another month, for 49.00 EUR (Visa ending in 4242).',
      ),
    )
    .toBeVisible();
  await shown.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect.element(shown.getByRole('button', { name: 'Cancel the plan now' })).toBeVisible();
  await expect.element(shown.getByText(/It runs until 12 Apr 2027, and does not renew/)).toBeVisible();
});

test('[L-41] what is in the way of a renewal stands with it, and what follows', async () => {
  const shown = await renderPart(
    <RenewingPlan
      subscription={{
        ...subscription,
        failedAt: '2027-04-12T11:00:00.000Z',
        nextTryAt: '2027-04-15T11:00:00.000Z',
        cardEndsOn: '2027-04-30',
        next: { plan: 'large', name: 'Large', amount: 9900 },
      }}
      mayChange
    />,
  );
  await expect.element(shown.getByText(/It is tried again on 15 Apr 2027/)).toBeVisible();
  await expect.element(shown.getByText(/The card is good until 30 Apr 2027/)).toBeVisible();
  await expect
    .element(shown.getByText(/Large renews .* for 99.00 EUR .*Until then you have Monthly/))
    .toBeVisible();
});

test('[L-41] who only looks cannot change it, and what is canceled can be kept', async () => {
  const canceled = { ...subscription, cancelAskedAt: '2027-04-01T10:00:00.000Z' };
  const viewer = await renderPart(<RenewingPlan subscription={canceled} mayChange={false} />);
  await expect.element(viewer.getByText(/Monthly is canceled/)).toBeVisible();
  expect(viewer.container.querySelectorAll('button')).toHaveLength(0);
  await viewer.unmount();
  const owner = await renderPart(<RenewingPlan subscription={canceled} mayChange />);
  await expect.element(owner.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
  await owner.unmount();
  // It is over at the checkout, so nothing can be kept.
  const over = await renderPart(<RenewingPlan subscription={{ ...canceled, isOver: true }} mayChange />);
  await expect.element(over.getByText(/Monthly is canceled/)).toBeVisible();
  expect(over.getByRole('button').elements()).toHaveLength(0);
});
