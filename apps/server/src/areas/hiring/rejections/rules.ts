import { letterPlaceholders } from '@waymark/contract/hiring/choices/rejections';

export type LetterWords = Record<(typeof letterPlaceholders)[number], string>;

/** Fills a letter's placeholders in one pass: what looks like one in a name stays as it is. */
export function fillLetter(text: string, words: LetterWords): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const placeholder = letterPlaceholders.find((one) => one === name);
    return placeholder ? words[placeholder] : whole;
  });
}
