import { jobDetailPath } from '../paths.ts';
import { feedSourceParameter } from '../posting/visit-marks.ts';
import { msg } from '../text/message.ts';

/** A posting as a feed links to it. */
export function jobFromFeedPath(jobId: string, source: string): string {
  return `${jobDetailPath(jobId)}&${feedSourceParameter}=${source}`;
}

/** Feeds of the newest postings, by format. */
export const feedFormats = [
  { extension: 'rss', type: 'application/rss+xml', label: 'RSS' },
  { extension: 'atom', type: 'application/atom+xml', label: msg`Atom` },
  { extension: 'json', type: 'application/feed+json', label: msg`JSON Feed` },
] as const;
export type FeedExtension = (typeof feedFormats)[number]['extension'];

/** The feed of a search: `query` as on the list page, with its question mark or empty. */
export function jobFeedPath(extension: FeedExtension, query = ''): string {
  return `/feeds/jobs.${extension}${query}`;
}

/** The feed of a company. */
export function companyFeedPath(extension: FeedExtension, companyId: string): string {
  return `/feeds/companies/${encodeURIComponent(companyId)}.${extension}`;
}
