import type { SentMailState } from '@waymark/contract/identity/mail-choices';
import { sql, type RawBuilder } from 'kysely';

/** What the queue still holds of the mail of the surrounding query; a mail that was sent is not there any more. */
export const queuedState: RawBuilder<string | null> = sql`(
  select state::text from pgboss.job where job.name = 'send-mail' and job.id = mail_sends.id
)`;

/** What has become of the mail of the surrounding query. */
export const mailState: RawBuilder<SentMailState> = sql`(
  case
    when mail_sends.sent_at is not null and mail_sends.refused_at is null then 'sent'
    when ${queuedState} in ('created', 'retry', 'active') then 'waiting'
    when mail_sends.refused_at is not null then 'bounced'
    else 'failed'
  end
)`;
