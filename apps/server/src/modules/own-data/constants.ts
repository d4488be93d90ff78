/** How long a finished copy can be downloaded. */
export const exportDays = 7;

/** A copy that is not finished after so long never will be: its job was tried for hours and then given up. */
export const exportGivenUpHours = 24;

/** The link is mailed to somebody who is waiting for it. */
export const deletionLinkMinutes = 30;

/** Every column that names a stored file of a person. A test compares it with the foreign keys of the database. */
export const fileColumns = [
  { table: 'resumes', column: 'file_id', owner: 'user_id' },
  { table: 'users', column: 'picture_file_id', owner: 'id' },
  { table: 'account_exports', column: 'file_id', owner: 'user_id' },
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
