import type { BoardWords } from '@waymark/contract/board-words';
import {
  currentCategory,
  isOfferedCategory,
  type JobCategory,
} from '@waymark/contract/jobs/category-choices';
import { wordsOf } from './stem-rules.ts';

/* The category by the words that the operator of the board has chosen for it. */

interface OwnWord {
  category: JobCategory;
  stems: readonly string[];
  /** "*meister", "hafen*": the first or the last may be part of a longer word. */
  isOpenBefore: boolean;
  isOpenBehind: boolean;
  letters: number;
}

const ownWords = new WeakMap<BoardWords, readonly OwnWord[]>();

/** The longest first, since it says most; of two as long the one that stands first. */
function listOwnWords(words: BoardWords): readonly OwnWord[] {
  const known = ownWords.get(words);
  if (known) return known;
  const listed = words.categoryWords
    .filter(({ category }) => isOfferedCategory(words, category))
    .flatMap(({ category, words: texts }) =>
      texts.map((text) => ({
        category: currentCategory(words, category),
        stems: wordsOf(text),
        isOpenBefore: text.startsWith('*'),
        isOpenBehind: text.endsWith('*'),
        letters: text.length,
      })),
    )
    .filter(({ stems }) => stems.length > 0)
    .toSorted((a, b) => b.stems.length - a.stems.length || b.letters - a.letters);
  ownWords.set(words, listed);
  return listed;
}

/** The category whose word one of the texts has; an earlier text goes first. Undefined where none has. */
export function categoryByOwnWords(words: BoardWords, texts: readonly string[]): JobCategory | undefined {
  const listed = listOwnWords(words);
  if (listed.length === 0) return undefined;
  for (const text of texts) {
    const stems = wordsOf(text);
    const word = listed.find((one) => stands(one, stems));
    if (word) return word.category;
  }
  return undefined;
}

function stands({ stems, isOpenBefore, isOpenBehind }: OwnWord, text: readonly string[]): boolean {
  return text.some((_, from) =>
    stems.every((stem, at) => {
      const word = text[from + at];
      if (word === undefined) return false;
      const isBefore = isOpenBefore && at === 0;
      const isBehind = isOpenBehind && at === stems.length - 1;
      if (isBefore && isBehind) return word.includes(stem);
      if (isBefore) return word.endsWith(stem);
      return isBehind ? word.startsWith(stem) : word === stem;
    }),
  );
}
