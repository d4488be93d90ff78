import type { BoardWords } from '@waymark/contract/board-words';
import type { ConsentPurpose, ConsentSource } from '@waymark/contract/identity/choices';
import type { Consent } from '@waymark/contract/identity/consents';
import type { Locale } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import { formatDate } from '../../../lib/format-date.ts';

export const consentWords: Record<ConsentPurpose, { label: string; meaning: string }> = {
  allowedText: {
    label: msg`Text messages about career opportunities`,
    meaning: 'We may send them to the phone number of this profile, and to no other.',
  },
  bestJobFirst: {
    label: msg`My best job matches first`,
    meaning: 'When we write to you about jobs, those that fit this profile best come first.',
  },
  sendResumeToExpert: {
    label: msg`An expert’s review of my resume, free of charge`,
    meaning:
      'We send your name and your default resume to one of our reviewers, a person who writes to you what would make it stronger. Turning this off withdraws a request that has not been answered yet.',
  },
};

const places: Record<ConsentSource, string> = {
  signup: 'chosen at sign-up',
  profile: 'chosen in your profile',
  'resume-review': 'chosen when you asked for a review',
};

export function describeConsent(
  words: BoardWords,
  { granted, changedAt, source }: Consent,
  language: Locale,
): string {
  if (changedAt === null || source === null) return 'You have not been asked yet.';
  return `${granted ? 'On' : 'Off'} since ${formatDate(words, changedAt, language)}, ${places[source]}`;
}
