import { sourceLanguage } from '@waymark/contract/text/languages';
import { sayEnglish } from '@waymark/contract/text/say';
import type { BillingFields } from '@waymark/contract/payments/invoices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { type BillingDetails, buyerOf } from './buyer-queries.ts';
import { partyOf } from './buyer-rules.ts';
import { requirePrintable } from './printing-commands.ts';
import { linesOf } from './rules.ts';
import { findVatProblem, readVatNumber } from './vat-rules.ts';

type Owner = { company_id: string } | { user_id: string };

/**
 * Keeps to whom invoices are addressed from now on. Throws `invalid_input` for a wrong VAT number, and `unprocessable`
 * for what no invoice could be printed with.
 */
export async function saveBilling(database: Database, owner: Owner, fields: BillingFields): Promise<void> {
  const problem = findVatProblem(fields);
  if (problem) throw invalidFields({ vatNumber: problem });
  const vatNumber = readVatNumber(fields.vatNumber)?.number ?? '';
  const details = { ...fields, vatNumber };
  const billed = [
    ...linesOf(sayEnglish, partyOf(buyerOf(details, true), sourceLanguage)),
    fields.reference,
  ].filter(Boolean);
  await requirePrintable({ billed, name: '', description: '' });
  await write(database, owner, details);
}

/** Keeps the number that was given with an order; the rest of the details is what it was. */
export async function saveVatNumber(
  transaction: Database,
  companyId: string,
  details: BillingDetails,
): Promise<void> {
  await write(transaction, { company_id: companyId }, details);
}

async function write(
  database: Database,
  owner: Owner,
  { name, street, postCode, town, country, vatNumber, email, reference }: BillingDetails,
): Promise<void> {
  const postal = { name, street, post_code: postCode, town, country };
  const columns = { ...postal, vat_number: vatNumber, email, reference };
  await database
    .insertInto('billing_details')
    .values({ company_id: null, user_id: null, ...owner, id: newId(), ...columns })
    .onConflict((conflict) =>
      conflict
        .column('company_id' in owner ? 'company_id' : 'user_id')
        .doUpdateSet({ ...columns, updated_at: sql`now()` }),
    )
    .execute();
}

/**
 * Forgets the billing details of a person, and of companies of which this is the last member, with the copies in their
 * orders. Invoices keep what they were issued with: the law asks for it.
 */
export async function forgetBilling(transaction: Database, userId: string): Promise<void> {
  const deserted = sql`(
    select company_id from company_members own
    where user_id = ${userId} and not exists (
      select from company_members other where other.company_id = own.company_id and other.user_id <> own.user_id
    )
  )`;
  await sql`delete from billing_details where user_id = ${userId} or company_id in ${deserted}`.execute(
    transaction,
  );
  // A company that was never public is deleted by now.
  await sql`
    update posting_orders set buyer = null
    where buyer is not null and (company_id is null or company_id in ${deserted})
  `.execute(transaction);
}
