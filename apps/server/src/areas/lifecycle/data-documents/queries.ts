import type { Database } from '../../../platform/database/tables.ts';

/** The name and the postal address of a company; the address is empty where it has none. */
export async function findCompanyAddress(
  database: Database,
  companyId: string,
): Promise<{ name: string; address: string }> {
  const row = await database
    .selectFrom('companies')
    .select(['name', 'contact_address', 'contact_zip', 'contact_city', 'contact_country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { contact_address: street, contact_zip: zip, contact_city: city, contact_country: country } = row;
  return { name: row.name, address: [street, `${zip} ${city}`.trim(), country].filter(Boolean).join(', ') };
}
