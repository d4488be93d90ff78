import { expect, test } from 'vitest';
import { ordersPath, readOrdersQuery, webhooksPath } from './rules.ts';

test('[J-5] a list of orders has an address that says what is asked for, and nothing else', () => {
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

test('[J-5] so has a list of what the checkout reported', () => {
  expect(webhooksPath({ show: 'all', page: 1 })).toBe('/staff/webhooks');
  expect(webhooksPath({ receipt: 'msg 1' })).toBe('/staff/webhooks?receipt=msg+1');
});
