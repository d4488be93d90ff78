import { defaultBoard } from '@waymark/contract/board-tables';
import { paths, registerForPlanPath } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chosenPlanOf } from '../areas/lifecycle/registration/rules.ts';
import { EmployersPage } from '../areas/pages/help/components/employers-page.tsx';
import { Footer } from '../areas/pages/site/components/footer.tsx';
import { MainLinks } from '../areas/pages/site/components/header-links.tsx';
import { MembershipPlans } from '../areas/payments/billing/components/membership-plans.tsx';
import { PackagesPage } from '../areas/payments/career-services/components/packages-page.tsx';
import { PlanCard } from '../areas/payments/memberships/components/plan-card.tsx';
import { TransactionsTable } from '../areas/payments/memberships/components/transactions.tsx';
import { JobStatus } from '../areas/posting/managed-jobs/components/job-row.tsx';
import { PublishedPanel } from '../areas/posting/postings/components/posting-editor.tsx';
import { JobPromo } from '../areas/search/job-search/components/job-promo.tsx';
import { setBoard } from '../lib/board.ts';
import { managedJob } from '../testing/managed-jobs.ts';
import { renderPart } from '../testing/render-part.tsx';

beforeEach(() => setBoard({ ...defaultBoard, hasCheckout: false, sellsPlans: false }, undefined));
afterEach(() => setBoard(defaultBoard, undefined));

const sale = /\$\d|packages?\b|Professional|Extended|Pay for it|Job-Seeker Products/;
const plan = {
  plan: 'basic',
  name: 'Basic',
  endsAt: null,
  postings: 1,
  taken: 1,
  ended: null,
  closing: [],
  offers: [],
  mayPayByInvoice: false,
};
const order = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 1,
  kind: 'posting',
  item: 'Keeper',
  amount: 900,
  discount: 0,
  currency: 'USD',
  orderedAt: '2026-05-01T00:00:00.000Z',
  paymentMethod: '',
  status: 'pending',
  note: '',
  receiptNumber: null,
  invoiceNumber: null,
  waitingJobId: null,
} as const;
const published = {
  jobId: order.id,
  status: 'pending',
  awaitsApproval: false,
  awaitsCompany: false,
  awaitsPayment: true,
  publishAt: null,
  orderId: order.id,
} as const;

test.each([
  ['the plans of the home page', () => <MembershipPlans />, 'Basic'],
  ['the page for employers', () => <EmployersPage companies={7} />, 'Basic'],
  ['the links of the header', () => <MainLinks className="" />, 'About Us'],
  [
    'the links of the footer',
    () => <Footer categories={[]} searches={[]} countries={[]} questions={[]} subscribe={null} />,
    'About Us',
  ],
  [
    'a posting that waits',
    () => <JobStatus job={managedJob(1, { status: 'pending', waitsFor: 'payment' })} />,
    'place',
  ],
  ['a posting that was published', () => <PublishedPanel posting={published} />, 'ask us'],
  [
    'the plan of a company',
    () => <PlanCard plan={plan} transactions={[order]} mayPay onPay={() => Promise.resolve()} />,
    'ask us for a further place',
  ],
])('[H-5] without a checkout %s offers nothing that costs', async (_where, part, shown) => {
  const { container } = await renderPart(part());
  expect(container.textContent).toContain(shown);
  expect(container.textContent).not.toMatch(sale);
});

test('[D-1] without a checkout the page of packages says that there are none', async () => {
  const shown = await renderPart(<PackagesPage packages={[]} />, { at: paths.pricingDetails });
  await expect.element(shown.getByText('No package is offered at the moment')).toBeVisible();
  expect(shown.container.textContent).not.toMatch(/checkout|Bring the resume/);
});

test('[E-3] without a checkout no line between the jobs leads to packages', async () => {
  const positions = Array.from({ length: 40 }, (_none, at) => at);
  const { container } = await renderPart(positions.map((at) => <JobPromo key={at} position={at} />));
  expect(container.querySelectorAll('[data-kind=review]').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('[data-kind=packages]')).toHaveLength(0);
});

test('[B-12] without a checkout a company registers for no plan that costs', () => {
  const { searchParams } = new URL(registerForPlanPath('extended'), location.origin);
  expect(chosenPlanOf(searchParams)).toBeUndefined();
});

test('[H-5] without a checkout an order that is pending says what to do, and one that is not says nothing', async () => {
  const canceled = {
    ...order,
    id: '00000000-0000-4000-8000-000000000002',
    number: 2,
    status: 'canceled',
  } as const;
  const ofPlan = { ...order, id: '00000000-0000-4000-8000-000000000003', number: 3, kind: 'plan' } as const;
  const shown = await renderPart(
    <TransactionsTable transactions={[order, canceled, ofPlan]} mayPay onPay={() => Promise.resolve()} />,
  );
  const rows = [...shown.container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Close another posting, or ask us for a further place.');
  expect(rows[1]).not.toContain('Nothing is paid here');
  expect(rows[2]).toContain('Ask us for the plan, or cancel the order.');
  expect(shown.container.querySelectorAll(`a[href="${paths.contact}"]`)).toHaveLength(2);
});
