import { passwordMaxLength, passwordMinLength } from '@waymark/contract/account-choices';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/*
 * The lists of words and passwords weigh more than all of our pages: this file is imported only when somebody
 * is about to choose a password.
 */

const words = ['Too easy to guess', 'Weak', 'Good', 'Strong'] as const;

export interface PasswordJudgement {
  /** From 1 to 4: of the library's five scores the lowest two are of the same use, namely none. */
  step: number;
  word: (typeof words)[number];
  /** What would make it better, in a sentence; empty when it is good. */
  hint: string;
}

const moreWords = 'Add a word or two that do not belong together.';
const mostUsed = 'It is one of the most used passwords.';

/** The library's reasons, which it gives as keys, in plain English. */
const reasons: Readonly<Record<string, string>> = {
  straightRow: 'Keys in a row are easy to guess.',
  keyPattern: 'Patterns on the keyboard are easy to guess.',
  simpleRepeat: 'Repeated characters are easy to guess.',
  extendedRepeat: 'Repeated parts are easy to guess.',
  sequences: 'Sequences such as “abc” or “6543” are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: mostUsed,
  topHundred: mostUsed,
  common: mostUsed,
  similarToCommon: 'It is close to one of the most used passwords.',
  userInputs: 'It is made of your own name or e-mail address.',
};

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: passwordMaxLength });

/** How hard a password is to guess for somebody who knows the owner's own words, such as name and e-mail. */
export function judgePassword(password: string, ownWords: readonly string[]): PasswordJudgement {
  const variants = variantsOf(ownWords);
  // Digits and dots between the letters of a name hide it from the library, and from nobody who guesses.
  if (variants.includes(lettersOf(password))) return judgementOf(1, reasons['userInputs']);
  const { score, feedback } = guesser.check(password, variants);
  const step = Math.max(score, 1);
  // One that will be refused is never called good.
  if (password.length < passwordMinLength) {
    return judgementOf(Math.min(step, 2), `Use at least ${passwordMinLength} characters.`);
  }
  return judgementOf(step, reasons[feedback.warning ?? '']);
}

function judgementOf(step: number, reason = moreWords): PasswordJudgement {
  return { step, word: words[step - 1] ?? words[0], hint: step > 2 ? '' : reason };
}

/** A name and an address as people build passwords of them: their parts, and the parts put together. */
function variantsOf(ownWords: readonly string[]): string[] {
  const parts = ownWords.flatMap((word) => word.toLowerCase().match(/\p{L}+/gu) ?? []);
  const mailboxes = ownWords.map((word) => lettersOf(word.replace(/@.*/, '')));
  const names = ownWords.filter((word) => !word.includes('@')).map(lettersOf);
  const together = [names.join(''), names.toReversed().join('')];
  // The product's own name is the first idea of somebody who looks at it.
  return ['waymark', ...ownWords, ...parts, ...mailboxes, ...together].filter((word) => word.length > 2);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/\P{L}/gu, '');
}
