/** Retention periods that differ from the life of the account, in whole units. */
export interface RetentionPeriods {
  sessionDays: number;
  connectionDays: number;
  endedConnectionDays: number;
  endedLinkDays: number;
  formerAddresses: number;
  emailReversalDays: number;
  exportDays: number;
  deletionGraceDays: number;
  messageDays: number;
  callBackDays: number;
  guestApplicationDays: number;
  alertLinkHours: number;
  deletedAlertHours: number;
  reportDays: number;
  refusedCommentDays: number;
  resumeRestoreMinutes: number;
  resumeTextDays: number;
  linkViewDays: number;
  candidateViewDays: number;
  supportVisitDays: number;
  mailDays: number;
  checkoutReportDays: number;
  staffLogDays: number;
  jobViewDays: number;
  stoppedNewsletterDays: number;
  newsletterLinkHours: number;
  unusedAccountDays: number;
  guestAlertDays: number;
  applicantMonths: number;
}
