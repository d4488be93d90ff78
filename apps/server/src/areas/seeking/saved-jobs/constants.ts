/** Jobs that have a page, open or closed. Drafts and pending ones are nobody's to see. */
export const publicStatuses = ['active', 'expired', 'filled'] as const;
