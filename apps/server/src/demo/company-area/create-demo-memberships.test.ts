import { expect, test } from 'vitest';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { createEmployer, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoMemberships } from './create-demo-memberships.ts';

const context = useTestApp();

test('[H-5] the demo employer has a plan, a pending order and receipts that open, once', async () => {
  const employer = await createEmployer(context.services);
  await context.database
    .updateTable('companies')
    .set({ name: demoEmployerCompany, slug: companySlug(demoEmployerCompany) })
    .where('id', '=', employer.companyId)
    .execute();
  for (const title of ['Engineer', 'Designer', 'Writer']) {
    await createJob(context.services, { company_id: employer.companyId, title });
  }
  await createDemoMemberships(context.database, new Date());
  await createDemoMemberships(context.database, new Date());
  const get = (url: string) => context.app.inject({ url: `/api/company${url}`, headers: employer.headers });
  const { data, total } = (await get('/transactions')).json();
  expect(total).toBe(4);
  expect(data.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'paid',
    'refunded',
    'paid',
  ]);
  expect((await get('/plan')).json().data).toMatchObject({ plan: 'professional', postings: 10, taken: 3 });
  for (const { id, receiptNumber } of data.slice(1) as { id: string; receiptNumber: string }[]) {
    const receipt = await get(`/transactions/${id}/receipt`);
    expect(receipt.statusCode).toBe(200);
    expect(receipt.headers['content-disposition']).toContain(`${receiptNumber}.pdf`);
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});
