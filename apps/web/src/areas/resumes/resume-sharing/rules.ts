import { linkDaysDefault, resumeLinksLimit, type LinkState } from '@waymark/contract/resumes/choices';
import type { NewResumeLink, ResumeLink } from '@waymark/contract/resumes/sharing';
import { msg } from '@waymark/contract/text/message';

/** What a link may show, from the least to the most. */
export const shownParts = [
  {
    value: 'plain',
    label: msg`The text, without my contact data`,
    hint: msg`First name and initial; no address, number or link, as far as they can be told apart. See the preview.`,
  },
  {
    value: 'contact',
    label: msg`The text, with everything that stands in it`,
    hint: msg`Your whole name and your contact data.`,
  },
  {
    value: 'file',
    label: msg`The file as it is, to be downloaded too`,
    hint: msg`Its pages in your layout. People who download the file keep it after the link has ended.`,
  },
] as const;
type ShownPart = (typeof shownParts)[number]['value'];

export interface LinkValues {
  label: string;
  resumeId: string;
  shown: ShownPart;
  days: string;
}

export const firstLinkValues = (resumeId: string): LinkValues => ({
  label: '',
  resumeId,
  shown: 'plain',
  days: String(linkDaysDefault),
});

export function newLinkOf({ label, resumeId, shown, days }: LinkValues): NewResumeLink {
  return {
    label,
    resumeId,
    withContact: shown !== 'plain',
    allowsDownload: shown === 'file',
    days: Number(days),
  };
}

export function shownOf({ withContact, allowsDownload }: ResumeLink): string {
  if (allowsDownload) return msg`The file, to be downloaded too`;
  return withContact ? msg`The text with contact data` : msg`The text without contact data`;
}

export const linkStateWords: Record<LinkState, { label: string; tone: 'good' | 'neutral' }> = {
  open: { label: msg`Works`, tone: 'good' },
  expired: { label: msg`Expired`, tone: 'neutral' },
  revoked: { label: msg`Revoked`, tone: 'neutral' },
  'without-file': { label: msg`Resume deleted`, tone: 'neutral' },
};

/** Links without a file count until they end, because the resume may be restored. */
export function isFull(links: readonly ResumeLink[]): boolean {
  return links.filter(isCounted).length >= resumeLinksLimit;
}

const isCounted = ({ state, expiresAt }: ResumeLink) =>
  state === 'open' || (state === 'without-file' && Date.parse(expiresAt) > Date.now());
