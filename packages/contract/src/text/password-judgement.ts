/** What the library of guesses says of a password (zxcvbn): its score from 0 to 4, and why it is low, as a key. */
interface Estimate {
  guesses: number;
  score: number;
  feedback: { warning?: string | null };
}

/** The library's dictionaries weigh more than all pages: whoever judges loads them, and hands this in. */
export type EstimateGuesses = (password: string, known: string[]) => Estimate;

export interface PasswordJudgement {
  /** Why it is refused; null when it may be chosen. */
  cause: 'own' | 'most-used' | 'like-most-used' | 'easy' | null;
  score: number;
  warning: string;
}

/**
 * A password that falls to fewer guesses is refused: it is what a guesser tries first. Guessing over the network
 * gets through about a hundred in a day, so that more would ask too much of people.
 */
const minGuesses = 1_000_000;
const minDifferentCharacters = 4;
/** As much of a password is estimated at once; its cost grows with the square: 10 ms here, 70 ms for 128. */
const estimatedCharacters = 32;
const mostUsedWarnings: ReadonlySet<string> = new Set(['topTen', 'topHundred', 'common']);

/**
 * How hard a password is to guess for somebody who knows the owner's own words, such as name and e-mail. The form
 * that asks for one and the server that takes it judge alike. The length is not judged here.
 */
export function judgePassword(
  estimate: EstimateGuesses,
  password: string,
  ownWords: readonly string[],
): PasswordJudgement {
  const plain = password.normalize('NFKC').toLowerCase();
  const own = variantsOf(ownWords);
  const { guesses, score, feedback } = estimateHarderEnd(estimate, plain, own);
  const warning = feedback.warning ?? '';
  const judged = (cause: PasswordJudgement['cause']) => ({ cause, score, warning });
  // Digits and dots between the letters of a name hide it from the library, and from nobody who guesses.
  if (own.includes(lettersOf(plain)) || own.includes(plain)) return judged('own');
  if (new Set(plain).size < minDifferentCharacters) return judged('most-used');
  if (guesses >= minGuesses) return judged(null);
  if (warning === 'userInputs') return judged('own');
  if (warning === 'similarToCommon') return judged('like-most-used');
  return judged(mostUsedWarnings.has(warning) ? 'most-used' : 'easy');
}

/** A long one is as hard as the harder of its ends: the estimate of all of it would hold up everybody else. */
function estimateHarderEnd(estimate: EstimateGuesses, plain: string, known: string[]): Estimate {
  const start = estimate(plain.slice(0, estimatedCharacters), known);
  if (plain.length <= estimatedCharacters) return start;
  const end = estimate(plain.slice(-estimatedCharacters), known);
  return end.guesses > start.guesses ? end : start;
}

/** A name and an address as people build passwords of them: their parts, and the parts put together. */
function variantsOf(ownWords: readonly string[]): string[] {
  const words = ownWords.map((word) => word.normalize('NFKC').toLowerCase());
  const parts = words.flatMap((word) => word.match(/\p{L}+/gu) ?? []);
  const mailboxes = words.map((word) => lettersOf(word.replace(/@.*/, '')));
  const names = words.filter((word) => !word.includes('@')).map(lettersOf);
  const together = [names.join(''), names.toReversed().join('')];
  // The product's own name is the first idea of somebody who looks at it.
  return ['waymark', ...words, ...parts, ...mailboxes, ...together].filter((word) => word.length > 2);
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, '');
}
