/*
 * Phrases as `data/postings/stated-facts.txt` writes them, found in folded texts: words in small letters between single
 * blanks, with a blank at both ends and commas as words of their own.
 */

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** "..." */
const gap = '(?:[^ ,]+ ){0,3}';

function wordPattern(word: string): string {
  return word.endsWith('*') ? `${escaped(word.slice(0, -1))}[^ ,]*` : escaped(word);
}

function slotPattern(slot: string): string {
  if (slot === '...') return gap;
  const isOptional = slot.endsWith('?');
  const words = (isOptional ? slot.slice(0, -1) : slot).split('/').map(wordPattern).join('|');
  return isOptional ? `(?:(?:${words}) )?` : `(?:${words}) `;
}

const phrasePattern = (phrase: string) => phrase.split(' ').map(slotPattern).join('');

/** The expression that finds any of the phrases behind a blank. */
export const compilePhrases = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? /(?!)/ : new RegExp(`(?<= )(?:${phrases.map(phrasePattern).join('|')})`, 'g');

/** The words of which each phrase has one, whole or as beginnings: a text with none of them has no phrase. */
export function triggersOf(phrases: readonly string[]): { words: Set<string>; beginnings: Set<string> } {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const phrase of phrases) {
    const slots = phrase.split(' ').filter((slot) => slot !== '...' && slot !== ',' && !slot.endsWith('?'));
    const best = slots.toSorted((a, b) => rarity(b) - rarity(a))[0] ?? '';
    for (const word of best.split('/')) {
      if (word.endsWith('*')) beginnings.add(word.slice(0, -1));
      else words.add(word);
    }
  }
  return { words, beginnings };
}

/** Long words are rare ones. */
const rarity = (slot: string) => Math.min(...slot.split('/').map((word) => word.replace('*', '').length));
