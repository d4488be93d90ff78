import type { FieldReading } from '@waymark/contract/jobs/imports';

/** Of the postings whose source says something of the field, those where it could not be read: "3.2%". */
export function shareUnread({ read, unread }: Pick<FieldReading, 'read' | 'unread'>): string {
  const said = read + unread;
  if (said === 0) return '–';
  const share = (100 * unread) / said;
  return share > 0 && share < 0.1 ? 'under 0.1%' : `${Math.round(share * 10) / 10}%`;
}
