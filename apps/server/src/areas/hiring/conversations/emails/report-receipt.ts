import { conversationReportReasons } from '@waymark/contract/hiring/choices/conversations';
import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

interface ReceivedReport {
  companyName: string;
  reason: ConversationReportFields['reason'];
}

/** Tells a candidate that their report about messages has arrived. What they typed is not repeated. */
export function conversationReportReceiptMail(to: Addressee, { companyName, reason }: ReceivedReport): Mail {
  return composeMail(to.email, {
    kind: 'report-receipt',
    subject: `We have your report about messages of ${companyName}`,
    heading: greet('Thank you', to.firstName, ', '),
    paragraphs: [
      `You reported what ${companyName} has written to you: ${labelOf(conversationReportReasons, reason)}.`,
      'Our team reads the conversation, and we write to you again once it is decided.',
    ],
    footnote: 'The company does not learn who reported it.',
  });
}
