import { orderProcessingPath, paths, registerForPlanPath } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { MembershipPlans } from './membership-plans.tsx';
import { OrderProcessing } from './order-processing.tsx';

const sorry = page.getByRole('heading', { level: 1, name: 'Sorry, your request cannot be processed...' });
const home = page.getByRole('link', { name: 'Home', exact: true });

test('[D-4] a link to anywhere else is refused, and the code goes nowhere', async () => {
  api.answer('GET /get-checkout-link', { data: { checkoutLink: null } });
  const links = [
    'https://evil.example/buy',
    'javascript:document.title="taken"',
    '//evil.example/buy',
    '/home',
    'https://checkout.example@evil.example/buy',
  ];
  for (const link of links) {
    const shown = await renderPart(<OrderProcessing />, {
      at: orderProcessingPath(link, 'a-code-that-must-stay'),
      user: candidate(),
    });
    await expect.element(sorry).toBeVisible();
    expect(shown.address()).toBe(orderProcessingPath(link, 'a-code-that-must-stay'));
    await shown.unmount();
  }
  const asked = api.callsOf('GET /get-checkout-link').map(({ query }) => [...query]);
  expect(asked).toEqual(links.map((link) => [['checkoutLink', link]]));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((name) => name.includes('a-code-that-must-stay'))).toEqual([]);
});

test('[D-4] half of what is needed is refused, and leads home', async () => {
  const queries = [
    '',
    '?checkoutLink=https%3A%2F%2Fcheckout.example',
    '?code=abc',
    '?checkoutLink=&code=abc',
  ];
  for (const query of queries) {
    const shown = await renderPart(<OrderProcessing />, {
      at: paths.orderProcessing + query,
      user: candidate(),
    });
    await expect.element(sorry).toBeVisible();
    await expect.element(home).toHaveAttribute('href', paths.home);
    await home.click();
    await expect.poll(() => shown.address()).toBe(paths.home);
    await shown.unmount();
  }
  expect(api.callsOf('GET /get-checkout-link')).toEqual([]);
});

test('[A-6, D-4] a guest is sent home, and no link is looked at', async () => {
  api.answer('GET /get-auth-user', () => refuse('unauthenticated', 'Sign in to go on.'));
  const shown = await renderPart(<OrderProcessing />, {
    at: orderProcessingPath('https://checkout.example/buy', 'some-code'),
  });
  await expect.poll(() => shown.address()).toBe(paths.root);
  expect(api.callsOf('GET /get-checkout-link')).toEqual([]);
});

test('[D-10] the membership plans lead to the registration', async () => {
  await renderPart(<MembershipPlans />);
  const plans = page.getByRole('region', { name: 'Membership plans' });
  const texts = textsOf(plans.getByRole('listitem'));
  expect(texts).toEqual([
    expect.stringMatching(/^BasicFree/),
    expect.stringMatching(/^Professional\$29 per installation/),
    expect.stringMatching(/^Extended\$29 per installation/),
  ]);
  for (const plan of ['basic', 'professional', 'extended']) {
    const link = plans.getByRole('link', { name: new RegExp(`^Sign Up for ${plan}`, 'i') });
    await expect.element(link).toHaveAttribute('href', registerForPlanPath(plan));
  }
  expect(plans.getByRole('link').elements()).toHaveLength(3);
});
