import { takenReasons } from '@waymark/contract/identity/choices/accounts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { companyApprovedMail } from './emails/company-approved.ts';
import { mailRecruiters } from './member-commands.ts';

/**
 * Makes a company public that was held for its name or its website, and tells it so. Throws `not_found` for an unknown
 * one, `conflict` for one that is public already or held for another reason.
 */
export async function approveCompany(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  companyId: string,
): Promise<void> {
  const approved = await transaction
    .updateTable('companies')
    .set({ held_reason: null })
    .where('id', '=', companyId)
    .where('held_reason', 'in', takenReasons)
    .returning('name')
    .executeTakeFirst();
  if (!approved) throw await refusalOf(transaction, companyId);
  const { name } = approved;
  await mailRecruiters(transaction, { queue }, companyId, (to) =>
    companyApprovedMail(to, { name, publicUrl: config.publicUrl }),
  );
}

async function refusalOf(transaction: Kysely<Tables>, companyId: string): Promise<AppError> {
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'held_reason'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) return new AppError('not_found', 'There is no company with this id.');
  const { name, held_reason: reason } = company;
  if (reason === null) return new AppError('conflict', `${name} is public already.`);
  return new AppError(
    'conflict',
    reason === 'suspended'
      ? `${name} is suspended. Lift that instead.`
      : `${name} becomes public when its owner confirms the work address.`,
  );
}
