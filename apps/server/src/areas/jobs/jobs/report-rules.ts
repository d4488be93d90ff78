import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { networkOf } from '../../../platform/http/rate-limits.ts';
import { hashSecret } from '../../../platform/ids.ts';

export interface Reporter {
  /** Undefined for guests. */
  userId: string | undefined;
  ip: string;
}

/**
 * Tells the reporters of a job apart: by account, else by the line they come from; anybody can type another address.
 * Only a fingerprint is kept, and the job is part of it, so that it tells nothing of what else somebody reports.
 */
export function fingerprintReporter(jobId: string, { userId, ip }: Reporter): string {
  return hashSecret(`${jobId} ${userId ?? networkOf(ip)}`);
}

/** What a reporter is told: what happens now. */
export function thankReporter({ reason, email }: JobReportFields, hasReceipt: boolean): string {
  const next =
    reason === 'closed'
      ? 'Our team has been told, and the employer is asked as soon as several people say the same.'
      : 'Our team looks at the posting and takes it down if it breaks our rules.';
  const receipt = hasReceipt ? ' We have sent you a mail that says so.' : '';
  return `Thank you. ${next}${receipt}${email ? ` If we have a question, we write to ${email}.` : ''}`;
}
