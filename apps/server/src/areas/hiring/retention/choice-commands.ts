import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import type { Services } from '../../../platform/services.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { eventDetailMaxLength, noteCompanyEvent } from '../../companies/companies/commands.ts';

/**
 * Chooses how long a company keeps applications that are over; null leaves it to the place and the board. Throws
 * `invalid_input` outside of the board's bounds.
 */
export async function choosePeriod(
  { database }: Pick<Services, 'database'>,
  { companyId, userId }: { companyId: string; userId: string },
  months: number | null,
): Promise<void> {
  const { min, max } = board.settings.applicantPeriod;
  if (months !== null && (months < min || months > max)) {
    throw invalidFields({ months: msg`Enter a whole number from ${min} to ${max}, or leave it empty.` });
  }
  await database.transaction().execute(async (transaction) => {
    await (months === null
      ? transaction.deleteFrom('company_retention').where('company_id', '=', companyId).execute()
      : transaction
          .insertInto('company_retention')
          .values({ company_id: companyId, months })
          .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ months }))
          .execute());
    const detail = keepMessage(
      months === null ? msg`the usual period` : msg`${plural(months, 'month')}`,
      eventDetailMaxLength,
    );
    await noteCompanyEvent(transaction, { companyId, userId, kind: 'retention-chosen', detail });
  });
}
