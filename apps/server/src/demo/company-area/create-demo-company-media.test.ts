import { expect, test } from 'vitest';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { listPictures } from '../../areas/companies/company-media/queries.ts';
import { countStored } from '../../testing/count-stored.ts';
import { createCompany } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoCompanyMedia } from './create-demo-company-media.ts';

const context = useTestApp();

test('[H-1, H-2] the demo employer has a logo, pictures and a proven website; run twice, it is the same', async () => {
  const { id } = await createCompany(context.services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
    website: 'https://harbor.example',
  });
  const run = () => createDemoCompanyMedia(context.services, 50, new AbortController().signal);
  await run();
  const { logo_file_id: logoId, verified_by: by } = await context.database
    .selectFrom('companies')
    .select(['logo_file_id', 'verified_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(by).toBe('dns');
  for (const size of [64, 128, 256]) {
    const logo = await context.app.inject({ url: `/api/company-logos/${logoId}?size=${size}` });
    expect(logo.statusCode).toBe(200);
    expect(logo.rawPayload.length).toBeLessThan(8000);
  }
  expect(await listPictures(context.database, id)).toHaveLength(3);
  const before = await countStored(context);
  await run();
  expect(await countStored(context)).toEqual(before);
});
