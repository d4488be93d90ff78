import type { TemplateKind } from '@waymark/contract/all-mails';
import type { Mail } from './mail.ts';

/** An example of each kind of mail, with links below the board's address. */
export type Examples<Kinds> = Readonly<
  Record<keyof Kinds & TemplateKind, (publicUrl: string) => Mail | undefined>
>;

/* What the mails of all areas are about. */
export const email = 'ada@example.org';
export const to = { email, firstName: 'Ada', language: 'en' } as const;
export const id = '019a9d2e-0000-7000-8000-000000000001';
export const day = new Date('2027-03-12T10:00:00Z');
export const when = '12 March 2027, 10:00 UTC';
export const device = 'Firefox on Windows';
export const companyName = 'Harbour Foods';
export const jobTitle = 'Deck Officer';
export const place = { city: 'Hull', region: 'England', countryCode: 'GB', country: 'United Kingdom' };
export const person = 'Ben Baker';
export const title = 'Deck work in Hull';
export const words = 'Could you start in May?';
export const reason = 'The posting asked applicants for money.';
export const host = 'jobs.harbour-foods.example';
export const packageName = 'Resume and letter';
export const permit = { headers: {}, links: [] };
export const link = (publicUrl: string, path: string) => `${publicUrl}${path}?token=an-example`;
