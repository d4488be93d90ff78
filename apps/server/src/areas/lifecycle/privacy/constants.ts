/** How long a finished copy can be downloaded. */
export const exportDays = 7;

/** A copy that is not finished after so long never will be: its job was tried for hours and then given up. */
export const exportGivenUpHours = 24;

/** A file that nothing names after so long was being stored by a process that is gone; no request lasts as long. */
export const storingGivenUpMinutes = 60;

/** The link is mailed to somebody who is waiting for it. */
export const deletionLinkMinutes = 30;

/**
 * Every column that names a stored file of a person. A test compares both lists with the foreign keys of the database.
 */
export const fileColumns = [
  { table: 'resumes', column: 'file_id', owner: 'user_id' },
  { table: 'applications', column: 'file_id', owner: 'user_id' },
  { table: 'critiques', column: 'file_id', owner: 'user_id' },
  { table: 'users', column: 'picture_file_id', owner: 'id' },
  { table: 'account_exports', column: 'file_id', owner: 'user_id' },
] as const;

/** Those that name a file of a company or of the board, which stays when a member goes. */
export const companyFileColumns = [
  { table: 'companies', column: 'logo_file_id' },
  { table: 'company_logos', column: 'file_id' },
  { table: 'company_pictures', column: 'file_id' },
  { table: 'company_pictures', column: 'small_file_id' },
  { table: 'jobs', column: 'attachment_file_id' },
  { table: 'posting_drafts', column: 'attachment_file_id' },
  { table: 'board_marks', column: 'file_id' },
  { table: 'testimonials', column: 'picture_file_id' },
  { table: 'blog_picture_files', column: 'file_id' },
] as const;

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
