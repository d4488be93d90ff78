import { expect, test } from 'vitest';
import { describeEmptyList, ordersPath, readOrdersQuery, webhooksPath } from './rules.ts';

test('[J-5] the address of a list of orders holds its filters only', () => {
  const asked = new URLSearchParams(
    'show=look&q=ada%20&kind=plan&status=paid&from=2026-11-01&to=2026-13-01&page=2&more=1',
  );
  expect(readOrdersQuery(asked)).toEqual({
    show: 'look',
    q: 'ada',
    kind: 'plan',
    status: 'paid',
    from: '2026-11-01',
    page: 2,
  });
  expect(readOrdersQuery(new URLSearchParams('kind=gold&status=lost&show=none'))).toEqual({
    show: 'all',
    q: '',
    page: 1,
  });
  expect(ordersPath(readOrdersQuery(asked))).toBe(
    '/staff/orders?show=look&q=ada&kind=plan&status=paid&from=2026-11-01&page=2',
  );
  expect(ordersPath()).toBe('/staff/orders');
});

test('[J-5] a list is called empty only where no filter is set', () => {
  const waiting = { show: 'uninvoiced', q: '', page: 1 } as const;
  expect(describeEmptyList(waiting).title).toBe('No payment waits for an invoice');
  expect(describeEmptyList({ ...waiting, q: 'ada' }).title).toBe('No order fits');
  expect(describeEmptyList({ ...waiting, kind: 'plan' }).title).toBe('No order fits');
});

test('[J-5] so does the address of a list of webhooks', () => {
  expect(webhooksPath({ show: 'all', page: 1 })).toBe('/staff/webhooks');
  expect(webhooksPath({ receipt: 'msg 1' })).toBe('/staff/webhooks?receipt=msg+1');
});
