import type { FeedPartner } from '../posting/choices.ts';

/** What a posting may lack that a partner requires, in the words of the page for staff. */
export const feedLacks = {
  title: 'a title',
  company: 'the name of a company',
  description: 'a description',
  'long-description': 'a description of at least 100 characters',
  date: 'the day on which it appeared',
  location: 'a place or a country',
  city: 'a city',
  region: 'a state or region',
  country: 'a country',
  email: 'a contact address of the board (the setting CONTACT_EMAIL)',
} as const;
export type FeedLack = keyof typeof feedLacks;

/** What each partner requires, by what it has published. */
export const feedRequirements: Readonly<Record<FeedPartner, readonly FeedLack[]>> = {
  partner: ['title', 'company', 'description', 'location'],
  indeed: ['title', 'company', 'description', 'date', 'city', 'region', 'country', 'email'],
  linkedin: ['title', 'company', 'description', 'location', 'email'],
  adzuna: ['title', 'company', 'long-description', 'location'],
  jooble: ['title', 'description', 'location'],
  talent: ['title', 'company', 'description', 'city', 'region', 'country'],
  jobrapido: ['title', 'company', 'description', 'date', 'city', 'region', 'country'],
  ziprecruiter: ['title', 'company', 'description', 'city', 'region', 'country'],
};

/** How search engines are told of changed pages. */
export const noticeChannels = [
  { value: 'indexnow', label: 'IndexNow' },
  { value: 'google', label: 'Google’s Indexing API' },
] as const;
export type NoticeChannel = (typeof noticeChannels)[number]['value'];
