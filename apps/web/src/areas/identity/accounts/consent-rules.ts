import type { BoardWords } from '@waymark/contract/board-words';
import type { ConsentPurpose, ConsentSource } from '@waymark/contract/identity/choices';
import type { Consent } from '@waymark/contract/identity/consents';
import type { Locale } from '@waymark/contract/text/locales';
import { type Message, msg } from '@waymark/contract/text/message';
import { formatDate } from '../../../lib/format-date.ts';
import type { Say } from '@waymark/contract/text/say';

export const consentWords: Record<ConsentPurpose, { label: string; meaning: string }> = {
  allowedText: {
    label: msg`Text messages about career opportunities`,
    meaning: msg`We may send them to the phone number of this profile, and to no other.`,
  },
  bestJobFirst: {
    label: msg`My best job matches first`,
    meaning: msg`When we write to you about jobs, those that fit this profile best come first.`,
  },
  sendResumeToExpert: {
    label: msg`An expert’s review of my resume, free of charge`,
    meaning: msg`We send your name and your default resume to one of our reviewers, a person who writes to you what would make it stronger. Turning this off withdraws a request that has not been answered yet.`,
  },
};

/** Since when, and where it was chosen. */
const since: Record<ConsentSource, (state: 'on' | 'off', day: string) => Message> = {
  signup: (state, day) =>
    state === 'on' ? msg`On since ${day}, chosen at sign-up` : msg`Off since ${day}, chosen at sign-up`,
  profile: (state, day) =>
    state === 'on'
      ? msg`On since ${day}, chosen in your profile`
      : msg`Off since ${day}, chosen in your profile`,
  'resume-review': (state, day) =>
    state === 'on'
      ? msg`On since ${day}, chosen when you asked for a review`
      : msg`Off since ${day}, chosen when you asked for a review`,
};

export function describeConsent(
  say: Say,
  words: BoardWords,
  { granted, changedAt, source }: Consent,
  language: Locale,
): string {
  if (changedAt === null || source === null) return say`You have not been asked yet.`;
  return say(since[source](granted ? 'on' : 'off', formatDate(words, changedAt, language)));
}
