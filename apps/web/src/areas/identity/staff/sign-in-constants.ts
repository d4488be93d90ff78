/** Under which this tab keeps what proves that it began the sign-in. */
export const staffSignInDraft = 'staff-sign-in';
