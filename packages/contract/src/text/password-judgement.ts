/** The result of zxcvbn: a score from 0 to 4, and the key of its warning. */
interface Estimate {
  guesses: number;
  score: number;
  feedback: { warning?: string | null };
}

/** The dictionaries are larger than all pages, so callers load them and pass this function. */
export type EstimateGuesses = (password: string, known: string[]) => Estimate;

export interface PasswordJudgement {
  /** Why it is refused; null for an accepted one. */
  cause: 'own' | 'most-used' | 'like-most-used' | 'easy' | null;
  score: number;
  warning: string;
}

/**
 * Passwords that need fewer guesses are refused, because attackers try them first. Online attacks manage about a
 * hundred a day, so a higher limit would only burden users.
 */
const minGuesses = 1_000_000;
const minDifferentCharacters = 4;
/** The length that is estimated at once. The cost is quadratic: 10 ms for this, 70 ms for 128. */
const estimatedCharacters = 32;
const mostUsedWarnings: ReadonlySet<string> = new Set(['topTen', 'topHundred', 'common']);

/**
 * How hard a password is to guess with knowledge of the owner's name and email. The form and the server share this
 * function. It does not check the length.
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
  // Digits and dots between the letters of a name hide it from the library, but not from attackers.
  if (own.includes(lettersOf(plain)) || own.includes(plain)) return judged('own');
  if (new Set(plain).size < minDifferentCharacters) return judged('most-used');
  if (guesses >= minGuesses) return judged(null);
  if (warning === 'userInputs') return judged('own');
  if (warning === 'similarToCommon') return judged('like-most-used');
  return judged(mostUsedWarnings.has(warning) ? 'most-used' : 'easy');
}

/** The harder end of a long password counts, because estimating all of it would block the server. */
function estimateHarderEnd(estimate: EstimateGuesses, plain: string, known: string[]): Estimate {
  const start = estimate(plain.slice(0, estimatedCharacters), known);
  if (plain.length <= estimatedCharacters) return start;
  const end = estimate(plain.slice(-estimatedCharacters), known);
  return end.guesses > start.guesses ? end : start;
}

/** The parts of name and address, alone and combined, as passwords use them. */
function variantsOf(ownWords: readonly string[]): string[] {
  const words = ownWords.map((word) => word.normalize('NFKC').toLowerCase());
  const parts = words.flatMap((word) => word.match(/\p{L}+/gu) ?? []);
  const mailboxes = words.map((word) => lettersOf(word.replace(/@.*/, '')));
  const names = words.filter((word) => !word.includes('@')).map(lettersOf);
  const together = [names.join(''), names.toReversed().join('')];
  // The product's name is an obvious choice.
  return ['waymark', ...words, ...parts, ...mailboxes, ...together].filter((word) => word.length > 2);
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, '');
}
