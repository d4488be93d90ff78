/** The sections of a review, in the order of a resume. */
export const reviewSections = [
  { value: 'layout', label: 'Layout', question: 'Can it be taken in at a glance?' },
  { value: 'opening', label: 'Opening', question: 'Does the top say who this is, and for which work?' },
  { value: 'experience', label: 'Experience', question: 'Does each position say what came of the work?' },
  { value: 'skills', label: 'Skills', question: 'Are they the ones the wished job asks for?' },
  { value: 'language', label: 'Language', question: 'Is it plain, active and free of mistakes?' },
] as const;
export type ReviewSection = (typeof reviewSections)[number]['value'];

/** The meaning of the scores from 1 to 5. */
export const scoreWords = ['Start over', 'Weak', 'Fair', 'Good', 'Excellent'] as const;

export const commentKinds = [
  { value: 'change', label: 'Change this' },
  { value: 'keep', label: 'Keep this' },
  { value: 'ask', label: 'Ask yourself' },
] as const;
export type CommentKind = (typeof commentKinds)[number]['value'];

export const commentsLimit = 100;
export const commentMaxLength = 2000;
export const quoteMaxLength = 300;
export const sectionTextMaxLength = 2000;
export const summaryMaxLength = 5000;

/** The goal for finishing a review, in working days. */
export const reviewTargetDays = 2;
/** How long a published review can be retracted; its mail waits for that. */
export const reviewUndoMinutes = 10;
/** How long after a review the second round can be requested. */
export const secondRoundDays = 30;
/** A review and its second round; more needs a new request. */
export const reviewRounds = 2;
/** After this time without work another reviewer may take the request over. */
export const claimHours = 4;

export const reviewLists = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'Mine' },
  { value: 'taken', label: 'With colleagues' },
  { value: 'published', label: 'Published' },
] as const;
export type ReviewList = (typeof reviewLists)[number]['value'];

export const templatesLimit = 100;
export const templateNameMaxLength = 80;

/** The state of a request: waiting, being read, published. */
export const reviewStates = ['waiting', 'in-work', 'published'] as const;
