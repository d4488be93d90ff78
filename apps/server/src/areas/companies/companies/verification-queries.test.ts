import { expect, test } from 'vitest';
import { createCompany } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { isDomainVerified } from './queries.ts';

const context = useTestApp();

test('[H-2] what was proven of a website is not said of another one', async () => {
  const { database } = context;
  const { id } = await createCompany(context.services, { website: 'https://docks.example' });
  expect(await isDomainVerified(database, id)).toBe(false);
  const change = (fields: object) =>
    database.updateTable('companies').set(fields).where('id', '=', id).execute();
  await change({ verified_at: new Date(), verified_by: 'dns' });
  await change({ website: 'http://www.docks.example/about', about: 'We load ships.' });
  expect(await isDomainVerified(database, id)).toBe(true);
  await change({ website: 'https://quays.example' });
  expect(await isDomainVerified(database, id)).toBe(false);
});
