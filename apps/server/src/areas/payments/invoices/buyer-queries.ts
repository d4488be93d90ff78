import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { Buyer } from '../tables.ts';

/** Billing details as they are kept: a buyer, and where it takes invoices as data. */
export interface BillingDetails extends Omit<Buyer, 'isBusiness'> {
  email: string;
}

const columns = [
  'name',
  'street',
  'post_code as postCode',
  'town',
  'country',
  'vat_number as vatNumber',
  'email',
  'reference',
] as const;

export interface FoundBilling extends BillingDetails {
  /** Whether they were entered, and are not only suggested. */
  isEntered: boolean;
}

/** The billing details of a company; of its profile where it has entered none. */
export async function findCompanyBilling(database: Database, companyId: string): Promise<FoundBilling> {
  const own = await database
    .selectFrom('billing_details')
    .select(columns)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return own
    ? { ...own, isEntered: true }
    : { ...(await findProfile(database, companyId)), isEntered: false };
}

async function findProfile(database: Database, companyId: string): Promise<BillingDetails> {
  const company = await database
    .selectFrom('companies')
    .select(['name', 'country', 'contact_address', 'contact_zip', 'contact_city', 'contact_country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    name: company.name,
    street: company.contact_address,
    postCode: company.contact_zip,
    town: company.contact_city,
    country: company.contact_country || company.country,
    vatNumber: '',
    email: '',
    reference: '',
  };
}

/** The billing details of a candidate; the name of the account where none are entered. */
export async function findPersonBilling(database: Database, userId: string): Promise<FoundBilling> {
  const own = await database
    .selectFrom('billing_details')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own) return { ...own, isEntered: true };
  const { name } = await database
    .selectFrom('users')
    .select(sql<string>`rtrim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const unknown = {
    street: '',
    postCode: '',
    town: '',
    country: '',
    vatNumber: '',
    email: '',
    reference: '',
  };
  return { name, ...unknown, isEntered: false };
}

/** A candidate with a VAT number buys as a business. */
export const personAsBuyer = (details: BillingDetails): Buyer => buyerOf(details, details.vatNumber !== '');

export function buyerOf(details: BillingDetails, isBusiness: boolean): Buyer {
  const { name, street, postCode, town, country, vatNumber, reference } = details;
  return { name, street, postCode, town, country, vatNumber, reference, isBusiness };
}
