import type { User } from '@waymark/contract/identity/accounts';
import type { CareerServicesOrder, Package } from '@waymark/contract/payments/career-services';
import type { Billing } from '@waymark/contract/payments/invoices';
import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import PricingDetails, { clientLoader, ErrorBoundary } from '../../../../routes/pricing-details.tsx';
import { takeOrders } from '../../../../lib/product-store.ts';
import { api, refuse } from '../../../../testing/api.ts';
import { fileOf, pdfFile } from '../../../../testing/files.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderPages, renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { toast } from '../../../../testing/toasts.ts';
import { CareerServicesLogin, OrderDetails, OrderKeeper } from './customer-parts.tsx';

const packages: Package[] = ['Never shown', 'Resume', 'Resume & Letter', 'Career'].map(
  (packageName, index) => ({
    packageName,
    packagePrice: 99 + 50 * index,
    currency: 'USD',
    packageDescription: `What is in ${packageName}.`,
    refundTerms: 'Within 14 days.',
    checkoutLink: `https://checkout.example/buy/${index}`,
  }),
);
const dataset = document.documentElement.dataset;
const title = page.getByRole('heading', { level: 1, name: 'Job-Seeker Products' });
const cards = page.getByRole('listitem');
const select = page.getByRole('button', { name: 'Select Resume', exact: true });
const upload = page.getByRole('region', { name: 'Bring the resume you have' });
const refusal = 'Please try again in ten seconds.';

afterEach(() => {
  vi.restoreAllMocks();
  delete dataset['signedIn'];
  dataset['role'] = '';
});

function open(user?: User, data = packages) {
  // What the script in the head of every page finds in the browser's memory.
  if (user) dataset['signedIn'] = 'true';
  api.answer('GET /product/get-product-pricing', { data });
  return renderPages(
    [
      {
        path: paths.pricingDetails,
        element: <PricingDetails />,
        errorElement: <ErrorBoundary />,
        loader: loaderOf(clientLoader),
      },
    ],
    { at: paths.pricingDetails, ...(user && { user }) },
  );
}

/** Payments get no invoices, so nobody is asked to whom. */
const unasked: Billing = {
  details: {
    name: 'Ada Lovelace',
    street: '',
    postCode: '',
    town: '',
    country: '',
    vatNumber: '',
    email: '',
    reference: '',
  },
  isEntered: false,
  isAsked: false,
  tax: '',
};

const codeNow = (code: string) =>
  api.answer('GET /get-customer-login', {
    data: { autoLoginCode: code, autoLoginUrl: `https://checkout.example/portal?code=${code}` },
  });

/** A window that was opened, as far as the page may reach it. */
function fakeWindow() {
  const replace = vi.fn<(address: string) => void>();
  return { replace, opened: { opener: window, location: { replace } } as unknown as Window };
}

test('[D-1] the first is skipped, the second stands out, and the claim is its sellers’', async () => {
  const shown = await open();
  await expect.element(title).toBeVisible();
  const names = textsOf(cards.getByRole('heading'));
  expect(names).toEqual(['Resume', 'Resume & Letter', 'Career']);
  const highlighted = [...shown.container.querySelectorAll('[data-highlighted] h2')];
  expect(highlighted.map(({ textContent }) => textContent)).toEqual(['Resume & Letter']);
  expect(textsOf(cards)[0]).toContain('$149');
  expect(textsOf(cards)[0]).toContain('What is in Resume.');
  const [claim] = textsOf(page.getByRole('figure'));
  expect(claim).toContain('$10K to $50K');
  expect(claim).toContain('sellers’ own');
});

test('[L-30] refund terms that all packages share stand once under the list', async () => {
  await open();
  await expect.element(page.getByText('Within 14 days.')).toBeVisible();
  expect(textsOf(cards).join(' ')).not.toContain('Within 14 days.');
});

test('[L-30] refund terms that differ stand at their packages', async () => {
  await open(undefined, [...packages.slice(0, 3), { ...packages[3]!, refundTerms: 'Never.' }]);
  await expect.element(cards.last().getByText('Never.')).toBeVisible();
  expect(textsOf(cards).map((text) => text.includes('Within 14 days.'))).toEqual([true, true, false]);
});

test('[L-30] an order says the refund terms it was sold with; one from before there were any says none', async () => {
  const order = (refundTerms: string): CareerServicesOrder => ({
    id: crypto.randomUUID(),
    package: { packageName: 'Resume', packagePrice: 149, currency: 'USD', refundTerms },
    statusPercentage: 60,
    invoices: [],
    refunded: false,
    orderedAt: '2026-01-05T09:00:00.000Z',
  });
  await renderPart(<OrderDetails />, { user: candidate() });
  takeOrders([order('Within 14 days.'), order('')]);
  await expect.element(cards.first()).toBeVisible();
  await cards.first().getByText('Refund terms').click();
  await expect.element(page.getByText('Within 14 days.')).toBeVisible();
  expect(cards.last().getByText('Refund terms').elements()).toEqual([]);
});

test('[D-2, D-9] no tab opens without a code; one that the browser blocks is offered again', async () => {
  const { opened, replace } = fakeWindow();
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened);
  await open(candidate());
  api.answer('GET /product/billing', { data: unasked });
  api.answer('GET /get-customer-login', () => refuse('too_many_requests', refusal));
  await select.click();
  await expect.element(toast(refusal)).toBeVisible();
  expect(openWindow).not.toHaveBeenCalled();

  codeNow('first');
  await select.click();
  await expect.poll(() => replace.mock.calls).toEqual([['https://checkout.example/buy/1?code=first']]);
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(opened.opener).toBeNull();

  openWindow.mockReturnValueOnce(null);
  codeNow('second');
  await expect.element(select).toBeEnabled();
  await select.click();
  const message = toast('Your browser did not open the new window.');
  await expect.element(message).toBeVisible();
  expect(replace).toHaveBeenCalledTimes(1);
  await message.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => replace.mock.calls.at(-1)).toEqual(['https://checkout.example/buy/1?code=second']);
});

test('[L-41] where payments get invoices, a candidate says to whom before the checkout opens', async () => {
  const { opened, replace } = fakeWindow();
  vi.spyOn(window, 'open').mockReturnValue(opened);
  await open(candidate());
  const asked = { ...unasked, isAsked: true };
  api.answer('GET /product/billing', { data: asked });
  await select.click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  expect(replace).not.toHaveBeenCalled();
  await page.getByLabelText('Country').selectOptions('Austria');
  api.answer('PUT /product/billing', { data: { ...asked, isEntered: true } });
  codeNow('third');
  await page.getByRole('button', { name: 'Go on to the payment' }).click();
  await expect.poll(() => replace.mock.calls).toEqual([['https://checkout.example/buy/1?code=third']]);
  expect(api.callsOf('PUT /product/billing')[0]?.body).toMatchObject({ country: 'Austria' });
});

test('[D-1, D-2] an employer reads whom the packages are for, and sees none', async () => {
  const shown = await open(employer());
  await expect
    .element(page.getByRole('heading', { name: 'These packages are for candidates' }))
    .toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  expect(cards.elements()).toEqual([]);
  await expect.element(upload).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Go to your jobs' }).click();
  await expect.poll(() => shown.address()).toBe(paths.companyManageJob);
});

test('[D-9] a list that does not arrive says why, and can be asked for again', async () => {
  const shown = await renderPages(
    [
      {
        path: paths.pricingDetails,
        element: <PricingDetails />,
        errorElement: <ErrorBoundary />,
        loader: loaderOf(clientLoader),
      },
    ],
    { at: paths.home },
  );
  api.answer('GET /product/get-product-pricing', () => refuse('too_many_requests', refusal));
  await shown.go(paths.pricingDetails);
  await expect.element(toast(refusal)).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible();
  await expect.element(title).toBeVisible();
  api.answer('GET /product/get-product-pricing', { data: packages });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cards.first()).toBeVisible();
  expect(cards.elements()).toHaveLength(3);
});

test('[D-3] an upload is kept with the resumes, an invalid file is not sent at all', async () => {
  await open(candidate());
  const file = upload.getByLabelText('Resume', { exact: true });
  await userEvent.upload(file, fileOf('resume.txt', 'text/plain', 'Marta Vogel'));
  await expect.element(upload.getByText('Invalid file')).toBeVisible();
  await expect.element(file).toHaveValue('');
  api.answer('POST /resumes', {
    data: {
      id: '0a0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a11',
      name: 'for-the-writers.pdf',
      label: '',
      format: 'pdf',
      size: 1024,
      uploadedAt: '2026-01-05T09:00:00.000Z',
      replacedAt: null,
      isDefault: false,
    },
  });
  await userEvent.upload(file, pdfFile());
  await expect.element(upload.getByText('for-the-writers.pdf is stored with your resumes.')).toBeVisible();
  await expect.element(upload.getByText('Invalid file')).not.toBeInTheDocument();
  const sent = api.callsOf('POST /resumes').map(({ body }) => (body as FormData).get('resume') as File);
  expect(sent.map(({ name }) => name)).toEqual(['resume.pdf']);
});

test('[D-6] a candidate without an order sees no login to career services', async () => {
  const order: CareerServicesOrder = {
    id: '1a0e7a52-5d0a-4f57-9a0c-3f3a5f0f8a11',
    package: { packageName: 'Resume', packagePrice: 149, currency: 'USD', refundTerms: 'Within 14 days.' },
    statusPercentage: 60,
    invoices: [],
    refunded: false,
    orderedAt: '2026-01-05T09:00:00.000Z',
  };
  await renderPart(<CareerServicesLogin />, { user: candidate() });
  const login = page.getByRole('button', { name: 'Career Services Login' });
  await expect.poll(() => api.callsOf('GET /get-auth-user')).toHaveLength(1);
  takeOrders([order]);
  await expect.element(login).toBeVisible();
  takeOrders([]);
  await expect.element(login).not.toBeInTheDocument();
});

test('[D-7] coming back to the window asks for the orders again', async () => {
  api.answer('GET /product/get-career-services-orders', { orders: [] });
  await renderPart(
    <>
      <OrderKeeper />
      <CareerServicesLogin />
    </>,
    { user: candidate() },
  );
  await expect.poll(() => api.callsOf('GET /product/get-career-services-orders')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Career Services Login' })).not.toBeInTheDocument();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => api.callsOf('GET /product/get-career-services-orders')).toHaveLength(2);
});
