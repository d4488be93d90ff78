import type { SignKind } from '@waymark/contract/posting/moderation-choices';
import { msg } from '@waymark/contract/text/message';
import { readDataSections } from '../../../platform/data-files.ts';

const words = readDataSections('moderation/sign-words.txt');

interface WordSign {
  kind: SignKind;
  pattern: RegExp;
  why: string;
}

/** What the words of a posting alone tell. Each pattern finds whole phrases, so that the reader sees what was meant. */
export const wordSigns: readonly WordSign[] = [
  {
    kind: 'payment',
    pattern: new RegExp(
      String.raw`\b(?:${words.pattern('fee purposes')}) (?:${words.pattern('fees')})\b|${words.pattern('payments')}`,
      'giu',
    ),
    why: msg`Employers pay employees, not the reverse: asking applicants for money is the most common fraud.`,
  },
  {
    kind: 'documents',
    pattern: new RegExp(
      String.raw`\b(?:copy|photo|scan|picture) of (?:your|the) (?:${words.pattern('copied documents')})\b|${words.pattern('documents')}`,
      'giu',
    ),
    why: msg`Employers need such documents only after hiring; in a posting they serve identity theft.`,
  },
  {
    kind: 'contact',
    pattern: new RegExp(words.pattern('contact'), 'giu'),
    why: msg`The conversation would leave the board, where our team cannot moderate it.`,
  },
  {
    kind: 'free-mail',
    pattern: new RegExp(
      String.raw`(?<![\w.+-])[\w.+-]{1,64}@(?:${words.pattern('mail hosts')})\.(?:${words.pattern('mail domains')})\b`,
      'giu',
    ),
    why: msg`A company has addresses of its own; anybody can have one of these.`,
  },
  {
    kind: 'short-link',
    pattern: new RegExp(String.raw`\b(?:${words.pattern('short links')})\/\S*`, 'giu'),
    why: msg`It hides where it leads to.`,
  },
];

/** A title with at least so many letters, none of them small, is shouted. */
export const shoutedTitleLetters = 8;
/** Of the words of four letters and more in a text: from this share on it is shouted, where there are so many. */
export const shoutedShare = 0.3;
export const shoutedWords = 12;

/** How many of the words' sequences two texts share to be one copied from the other. */
export const copiedShare = 0.6;
/** Words of a sequence. */
export const sequenceWords = 5;
/** Shorter ones are alike by chance. */
export const comparedWords = 40;

/** Open postings of the same title that it takes to say what is usual. */
export const usualPayPostings = 8;
/** Times the upper end of what is usual. */
export const unusualPayFactor = 2;
