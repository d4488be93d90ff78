import { msg } from '../text/message.ts';
/*
 * Reasons of reports about postings: staff decides on them at `/staff/settings/stages`, and which board is meant is the
 * first argument. Without schemas.
 */

const productReasons = [
  { value: 'closed', label: msg`The job is closed already` },
  { value: 'misleading', label: msg`It is not what the posting says` },
  { value: 'money', label: msg`I was asked for money` },
  { value: 'discriminates', label: msg`It discriminates against people` },
  { value: 'spam', label: msg`It is spam, or no job at all` },
  { value: 'other', label: msg`Something else` },
] as const;
/** The identifier of a reason: one of the board's. */
export type JobReportReason = string;

export interface ReportReason {
  readonly value: JobReportReason;
  readonly label: string;
  /** Not offered any more; reports that have it keep it. */
  readonly retired: boolean;
}

export const defaultReportReasons: readonly ReportReason[] = productReasons.map((reason) => ({
  ...reason,
  retired: false,
}));
export const maxReportReasons = 20;

interface Words {
  /** Null for the product's own. */
  readonly reportReasons: readonly ReportReason[] | null;
}

const reasonsOf = ({ reportReasons }: Words) => reportReasons ?? defaultReportReasons;

export const offeredReasons = (words: Words): readonly ReportReason[] =>
  reasonsOf(words).filter(({ retired }) => !retired);

/** An unknown reason is its own label. */
export const reasonLabel = (words: Words, value: string): string =>
  reasonsOf(words).find((reason) => reason.value === value)?.label ?? value;
