/** Whose forms Chinese characters have: simplified, traditional, Japanese or Korean ones. */
export type HanVariety = 'sc' | 'tc' | 'jp' | 'kr';

const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/**
 * The varieties for a text, the likeliest first. Kana and Hangul say it; otherwise the old national character sets do,
 * each of which has the characters of its country: the one that lacks the fewest is meant.
 */
export function rankHan(text: string): HanVariety[] {
  if (kana.test(text)) return ['jp', 'sc', 'tc', 'kr'];
  if (hangul.test(text)) return ['kr', 'jp', 'tc', 'sc'];
  const characters = new Set([...text].filter((character) => han.test(character)));
  if (characters.size === 0) return ['sc', 'jp', 'tc', 'kr'];
  const order = ['sc', 'tc', 'jp'] as const;
  const lacking = order.map((variety) => ({ variety, count: countLacking(characters, variety) }));
  return [...lacking.toSorted((a, b) => a.count - b.count).map(({ variety }) => variety), 'kr'];
}

type CharacterSet = Exclude<HanVariety, 'kr'>;

/** Encodings with two bytes a character, and the first bytes of their Chinese characters. */
const encodings: Record<CharacterSet, { name: string; first: number; last: number; second: number }> = {
  // GB 2312 is the upper right quarter of GBK.
  sc: { name: 'gbk', first: 0xb0, last: 0xf7, second: 0xa1 },
  tc: { name: 'big5', first: 0xa4, last: 0xf9, second: 0x40 },
  jp: { name: 'euc-jp', first: 0xb0, last: 0xf4, second: 0xa1 },
};

/** Tables of the runtime, made when a text first needs them. */
const characterSets = new Map<CharacterSet, ReadonlySet<string>>();

function countLacking(characters: ReadonlySet<string>, variety: CharacterSet): number {
  const known = characterSets.get(variety) ?? listCharacters(variety);
  characterSets.set(variety, known);
  return [...characters].filter((character) => !known.has(character)).length;
}

function listCharacters(variety: CharacterSet): Set<string> {
  const { name, first, last, second } = encodings[variety];
  const decoder = new TextDecoder(name);
  const bytes: number[] = [];
  for (let lead = first; lead <= last; lead++)
    for (let trail = second; trail <= 0xfe; trail++) bytes.push(lead, trail);
  return new Set([...decoder.decode(Uint8Array.from(bytes))].filter((character) => han.test(character)));
}
