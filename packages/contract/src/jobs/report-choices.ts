/*
 * Reasons of reports about postings. As with categories there is one list for all that a process or a page does; staff
 * decides on it at `/staff/settings/stages`. Without schemas.
 */

const productReasons = [
  { value: 'closed', label: 'The job is closed already' },
  { value: 'misleading', label: 'It is not what the posting says' },
  { value: 'money', label: 'I was asked for money' },
  { value: 'discriminates', label: 'It discriminates against people' },
  { value: 'spam', label: 'It is spam, or no job at all' },
  { value: 'other', label: 'Something else' },
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

let reasons = defaultReportReasons;

/** Null for the product's own. */
export function setReportReasons(next: readonly ReportReason[] | null): void {
  reasons = next ?? defaultReportReasons;
}

export const offeredReasons = (): readonly ReportReason[] => reasons.filter(({ retired }) => !retired);

/** An unknown reason is its own label. */
export const reasonLabel = (value: string): string =>
  reasons.find((reason) => reason.value === value)?.label ?? value;
