import { passwordMinLength } from '@waymark/contract/identity/choices';
import { judgePassword } from '@waymark/contract/text/password-judgement';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { msg, type Message } from '@waymark/contract/text/message';

/*
 * The lists of words and passwords are larger than all of our pages together. This file is therefore imported
 * only when a visitor is about to choose a password.
 */

const words = [msg`Too easy to guess`, msg`Weak`, msg`Good`, msg`Strong`] as const;

export interface PasswordRating {
  /** From 1 to 4: of the library's five scores the lowest two are of the same use, namely none. */
  step: number;
  word: (typeof words)[number];
  /** What would make it better, in a sentence; empty when it is good. */
  hint: Message;
}

const moreWords = msg`Add a word or two that do not belong together.`;
const mostUsed = msg`It is one of the most used passwords.`;

/** The library's reasons, which it gives as keys, in plain English. */
const reasons: Readonly<Record<string, string>> = {
  straightRow: msg`Keys in a row are easy to guess.`,
  keyPattern: msg`Patterns on the keyboard are easy to guess.`,
  simpleRepeat: msg`Repeated characters are easy to guess.`,
  extendedRepeat: msg`Repeated parts are easy to guess.`,
  sequences: msg`Sequences such as “abc” or “6543” are easy to guess.`,
  recentYears: msg`Years are easy to guess.`,
  dates: msg`Dates are easy to guess.`,
  topTen: mostUsed,
  topHundred: mostUsed,
  common: mostUsed,
  similarToCommon: msg`It is close to one of the most used passwords.`,
  userInputs: msg`It is made of your own name or email address.`,
};

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, in the words of the form: as the server judges it, and how long it is. */
export function ratePassword(password: string, ownWords: readonly string[]): PasswordRating {
  const { cause, score, warning } = judgePassword(
    (text, known) => guesser.check(text, known),
    password,
    ownWords,
  );
  if (cause === 'own') return ratingOf(1, reasons['userInputs']);
  const step = cause === null ? score : 1;
  // One that will be refused is never called good.
  if (password.length < passwordMinLength) {
    return ratingOf(Math.min(step, 2), msg`Use at least ${passwordMinLength} characters.`);
  }
  return ratingOf(step, reasons[warning]);
}

function ratingOf(step: number, reason: Message = moreWords): PasswordRating {
  return { step, word: words[step - 1] ?? words[0], hint: step > 2 ? '' : reason };
}
