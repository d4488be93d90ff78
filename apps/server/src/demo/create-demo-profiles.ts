import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { companySlug } from '../areas/companies/companies/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { demoEmployerCompany } from './companies.ts';
import type { DemoCompany } from './companies.ts';

/** What the demo employer has filled in beyond the others: numbers that are reserved for fiction. */
const ofDemoEmployer = { phone: '+1 312 555 0140', zip: '60611', address: '200 North Lantern Street' };
const ofOthers = { phone: '', zip: '', address: '' };

/** Says where each company is at home, since when, and how to write to it, unless somebody has said so already. */
export async function createDemoProfiles(
  transaction: Kysely<Tables>,
  companies: readonly DemoCompany[],
): Promise<void> {
  const given = companies.map(({ name, hostName, home, founded }) => ({
    slug: companySlug(name),
    country: home.country,
    city: home.city,
    latitude: home.latitude,
    longitude: home.longitude,
    founded: `${founded}-01-01`,
    email: `hello@${hostName}.example`,
    ...(name === demoEmployerCompany ? ofDemoEmployer : ofOthers),
  }));
  await sql`
    update companies set
      country = given.country, email = given.email, contact_email = given.email, contact_phone = given.phone,
      contact_country = given.country, contact_city = given.city, contact_zip = given.zip,
      contact_address = given.address, latitude = given.latitude, longitude = given.longitude,
      founded_on = given.founded
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      slug text, country text, city text, latitude double precision, longitude double precision, email text,
      phone text, zip text, address text, founded date
    )
    where companies.slug = given.slug and companies.country = '' and companies.contact_country = ''
  `.execute(transaction);
}
