/** "21 November 2026, 13:45 UTC": whoever reads it may be in another zone than the server. */
export function formatMoment(date: Date): string {
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`;
}
