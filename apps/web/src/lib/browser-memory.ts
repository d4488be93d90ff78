/**
 * What a browser keeps that tells nothing of whoever was signed in: how pages look, and what was closed for good.
 * A dismissal says of what it is by a number that leads back to nothing.
 */
const impersonalKeys = ['theme', 'dismissedReview', 'dismissedPromos'] as const;

/** Empties local storage but for what is the browser's own, not the person's. */
export function forgetPerson(): void {
  const kept = impersonalKeys.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) {
    if (value !== null) localStorage.setItem(key, value);
  }
}
