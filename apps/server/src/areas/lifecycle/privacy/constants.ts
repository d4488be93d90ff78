/** How long a finished copy can be downloaded. */
export const exportDays = 7;

/** A copy that is not finished after so long never will be: its job was tried for hours and then given up. */
export const exportGivenUpHours = 24;

/** An unreferenced file of this age belongs to a process that has ended: no request lasts as long. */
export const storingGivenUpMinutes = 60;

/** Short, because the user is waiting for the mail with the link. */
export const deletionLinkMinutes = 30;

/** The sections of an export, in the order in which a person reads them. */
export const sectionOrder: readonly string[] = [
  'account',
  'consents',
  'agreedTerms',
  'sessions',
  'passkeys',
  'apiKeys',
  'mailedLinks',
  'formerAddresses',
  'resumes',
  'applications',
  'applicationEvents',
  'conversations',
  'conversationReports',
  'blockedCompanies',
  'interviews',
  'mailChoices',
  'applicationAnswers',
  'savedJobs',
  'jobAlerts',
  'jobsInAlerts',
  'jobReports',
  'reviews',
  'orders',
  'messages',
  'answers',
  'callBacks',
  'comments',
  'newsletter',
  'newsletterIssues',
  'myResume',
  'resumePrint',
  'coverLetters',
  'resumeChecks',
  'candidateProfile',
  'excludedCompanies',
  'profileViews',
  'resumeLinks',
  'resumeLinkViews',
  'savedCandidates',
  'companies',
  'invitations',
  'companyEvents',
  'drafts',
  'applicantNotes',
  'companyOrders',
  'invoices',
  'staffInvitations',
  'staffActions',
  'writtenReviews',
  'reviewTemplates',
  'imports',
  'jobSources',
  'jobMarks',
  'supportConsents',
  'supportVisits',
  'copies',
  'sentMails',
  'mails',
];

/** In the copy, what these fields are called; any other is called as its name reads. */
export const fieldLabels: Readonly<Record<string, string>> = {
  email: 'E-mail',
  emailConfirmedAt: 'E-mail confirmed at',
  pendingEmail: 'New e-mail, not confirmed yet',
  deletionDueAt: 'Will be deleted at',
  desireCompensation: 'Desired compensation',
  valueMostInCompany: 'Valued most in a company',
  allowedText: 'Text messages about career opportunities',
  bestJobFirst: 'Told of the best job matches first',
  size: 'Size in bytes',
  sha256: 'Fingerprint (SHA-256)',
  sendResumeToExpert: 'Resume sent to an expert',
};
