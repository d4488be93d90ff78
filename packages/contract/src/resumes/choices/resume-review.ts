/** What a review judges one by one, in the order in which a resume is read. */
export const reviewSections = [
  { value: 'layout', label: 'Layout', question: 'Can it be taken in at a glance?' },
  { value: 'opening', label: 'Opening', question: 'Does the top say who this is, and for which work?' },
  { value: 'experience', label: 'Experience', question: 'Does each position say what came of the work?' },
  { value: 'skills', label: 'Skills', question: 'Are they the ones the wished job asks for?' },
  { value: 'language', label: 'Language', question: 'Is it plain, active and free of mistakes?' },
] as const;
export type ReviewSection = (typeof reviewSections)[number]['value'];

/** What the scores from 1 to 5 mean. */
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

/** Within so many working days a review is to be there. */
export const reviewTargetDays = 2;
/** So long a published review can be taken back; its mail waits for that. */
export const reviewUndoMinutes = 10;
/** So long after a review its candidate may ask what a better resume is worth. */
export const secondRoundDays = 30;
/** A review and the second round: more is a new request. */
export const reviewRounds = 2;
/** What nobody has worked on for so long may be taken over by another reviewer. */
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

/** Where a request stands: nobody has begun, somebody reads, it can be read. */
export const reviewStates = ['waiting', 'in-work', 'published'] as const;
