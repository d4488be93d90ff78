import { msg } from '../text/message.ts';

/* What the address of a posting says of where its visitor comes from. Alone: the first script of a page reads it. */

/** The fragment of a posting's address in an alert's mail, which servers and caches never see. */
export const alertVisitMark = 'from-alert';

/** The parameter by which the page of a posting learns which feed a visitor came from. */
export const feedSourceParameter = 'source';

/** Sites that read our postings by a feed of their own. */
export const feedPartners = [
  { value: 'partner', label: msg`Any other partner` },
  { value: 'indeed', label: msg`Indeed` },
  { value: 'linkedin', label: msg`LinkedIn` },
  { value: 'adzuna', label: msg`Adzuna` },
  { value: 'jooble', label: msg`Jooble` },
  { value: 'talent', label: msg`Talent.com` },
  { value: 'jobrapido', label: msg`Jobrapido` },
  { value: 'ziprecruiter', label: msg`ZipRecruiter` },
] as const;
export type FeedPartner = (typeof feedPartners)[number]['value'];
