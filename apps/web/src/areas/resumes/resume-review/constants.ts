/** In the browser's storage: the review whose banner was closed (C-4). */
export const dismissedReviewKey = 'dismissedReview';
