/** The day of a moment as YYYY-MM-DD, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A day some days after a moment, or before it for a negative number. */
export function dayAfter(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() + days * 86_400_000));
}
