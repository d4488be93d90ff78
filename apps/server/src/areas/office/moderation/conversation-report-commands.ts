import type { ConversationReportDecision } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { decideReport } from '../../hiring/conversations/participant-commands.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { conversationAnswerMail, conversationWarningMail } from './emails/report-decision.ts';

interface Decision {
  conversationId: string;
  decision: ConversationReportDecision;
  reason: string;
  staffId: string;
  /** When the report that was read was made, ISO 8601. */
  at: string;
}

/**
 * Decides a report about a conversation and tells the candidate. The company hears of it when it is warned
 * and not otherwise: it would know who had reported it. Throws `conflict` for one that was decided or
 * reported again meanwhile.
 */
export async function decideConversationReport(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  { conversationId, decision, reason, staffId, at }: Decision,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of two decisions at once the second finds nothing open.
    if (!(await decideReport(transaction, { conversationId, decision, at }))) {
      throw new AppError(
        'conflict',
        msg`This report was decided or changed in the meantime. Load the page again.`,
      );
    }
    await noteStaffAction(transaction, {
      staffId,
      action: `report.${decision}`,
      subjectKind: 'report',
      subjectId: conversationId,
      reason,
      before: { decision: null },
      after: { decision },
    });
    const { candidate, company } = await findSides(transaction, conversationId);
    const details = { companyName: company.name, isWarned: decision === 'warn', reason };
    await queue.enqueue(transaction, 'send-mail', conversationAnswerMail(recipientOf(candidate), details));
    if (decision === 'keep') return;
    await mailRecruiters(transaction, { queue }, company.id, (to) => conversationWarningMail(to, details));
  });
}

async function findSides(transaction: Kysely<Tables>, conversationId: string) {
  const row = await transaction
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.candidate_id')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .select(['users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .select(['companies.id', 'companies.name'])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return { candidate: row, company: { id: row.id, name: row.name } };
}
