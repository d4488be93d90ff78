/** The kinds of owners of an API key. */
export const keyOwnerKinds = ['board', 'company', 'person'] as const;
export type KeyOwnerKind = (typeof keyOwnerKinds)[number];

/** The scopes of keys, and the owners that may choose each. */
export const keyScopes = {
  'jobs:read': { label: msg`Read its postings, closed ones too`, owners: ['board', 'company'] },
  'jobs:write': { label: msg`Post, change, close and reopen jobs`, owners: ['board', 'company'] },
  'applications:read': { label: msg`Read applications`, owners: ['company', 'person'] },
  'applications:write': { label: msg`Move applicants to another stage`, owners: ['company'] },
  'saved-jobs:read': { label: msg`Read saved jobs`, owners: ['person'] },
  'saved-jobs:write': { label: msg`Save jobs, and remove saved ones`, owners: ['person'] },
  'drafts:write': { label: msg`Write drafts of cover letters, for you to send`, owners: ['person'] },
} as const satisfies Record<string, { label: string; owners: readonly KeyOwnerKind[] }>;
export type KeyScope = keyof typeof keyScopes;

export const allKeyScopes = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]];

/** The scopes that a key of such an owner may have. */
export function scopesFor(owner: KeyOwnerKind): readonly KeyScope[] {
  return allKeyScopes.filter((scope) => (keyScopes[scope].owners as readonly KeyOwnerKind[]).includes(owner));
}

/** What scopes allow: “Read applications; Move applicants to another stage”. */
export function scopesText(say: Say, scopes: readonly KeyScope[]): string {
  if (scopes.length === 0) return say`Nothing that this version knows`;
  return scopes.map((scope) => say(keyScopes[scope].label)).join('; ');
}

/** After how many days a key ends; null for never. */
export const keyLifetimes = [
  { days: 30, label: msg`30 days` },
  { days: 90, label: msg`90 days` },
  { days: 365, label: msg`A year` },
  { days: null, label: msg`Never, until it is revoked` },
] as const;

/** Live keys of one owner. */
export const keysLimit = 20;

export const keyNameMaxLength = 60;

/** Each key begins with this, so that programs which look for leaked secrets recognise it. */
export const keyPrefix = 'wk_live_';
import type { FeedPartner } from '../posting/visit-marks.ts';
import { msg } from '../text/message.ts';
import type { Say } from '../text/say.ts';

/** Required fields that a posting may lack, with the labels of the page for staff. */
export const feedLacks = {
  title: msg`a title`,
  company: msg`the name of a company`,
  description: msg`a description`,
  'long-description': msg`a description of at least 100 characters`,
  date: msg`the day on which it appeared`,
  location: msg`a place or a country`,
  city: msg`a city`,
  region: msg`a state or region`,
  country: msg`a country`,
  email: msg`a contact address of the board (Contact under Settings)`,
} as const;
export type FeedLack = keyof typeof feedLacks;

/** The published requirements of each partner. */
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
  { value: 'indexnow', label: msg`IndexNow` },
  { value: 'google', label: msg`Google’s Indexing API` },
] as const;
export type NoticeChannel = (typeof noticeChannels)[number]['value'];

/** Assistants that one person has connected and not ended. */
export const connectionsLimit = 20;

/** The name that an assistant calls itself by. */
export const assistantNameMaxLength = 60;

export const redirectMaxLength = 500;
