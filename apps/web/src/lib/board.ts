import { mapWords, readWords, sayWords, type BoardWords } from '@waymark/contract/board-words';
import { defaultBoard } from '@waymark/contract/board-tables';
import type { PublicBoard } from '@waymark/contract/all-settings';
import type { Feature } from '@waymark/contract/feature';
import { isLeftOut, isPageOff } from '@waymark/contract/office/feature-choices';
import { mapOwnTexts, type OwnTextGroup } from '@waymark/contract/office/own-text-places';
import { paths } from '@waymark/contract/paths';
import { isPrivatePath } from '@waymark/contract/private-paths';
import type { Say } from '@waymark/contract/text/say';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { documentLanguage } from './languages/document-language.ts';

type Style = Readonly<Record<string, string>>;

/**
 * The operator's settings of the board. The server renders them into each page, and the browser reads them
 * there.
 */
export let board: PublicBoard = import.meta.env.SSR
  ? defaultBoard
  : (JSON.parse(document.documentElement.dataset['board'] ?? '') as PublicBoard);
let style: Style | undefined;
/** The board as it came, and as the documents of each language say it. */
let written = '';
const told = new Map<Language, string>();
let words = import.meta.env.SSR
  ? wordsOf(board)
  : wordsOf(board, (text) => ownText(text, documentLanguage()));

/** Before each rendering, on the server alone: all pages of a process are of one board. */
export function setBoard(next: PublicBoard, nextStyle: Style | undefined): void {
  style = nextStyle;
  if (next === board && written !== '') return;
  const text = JSON.stringify(next);
  // The same one may come as a copy.
  if (text === written) return;
  board = next;
  written = text;
  told.clear();
  words = wordsOf(next);
}

function wordsOf(shown: PublicBoard, write = (text: string) => text): BoardWords {
  return readWords(mapWords({ ...shown, ownFields: shown.filters }, write));
}

/** A text of the operator as readers of a language get it: as it is where nobody has translated it. */
export function ownText(text: string, language: Language): string {
  const texts = board.ownTexts[language];
  return texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}

/** A value with the operator's texts of a group as readers of a language get them. */
export const inOwnWords = <Value>(group: OwnTextGroup, value: Value, language: Language): Value =>
  mapOwnTexts(group, value, (text) => ownText(text, language));

/** How prices are shown to readers of a language. */
export const pricesIn = (language: Language): Pick<PublicBoard, 'priceTax' | 'arePricesNet'> => ({
  arePricesNet: board.arePricesNet,
  priceTax: board.priceTax && { ...board.priceTax, name: ownText(board.priceTax.name, language) },
});

/** By language, as they were said last: a part that is kept is that of the same words. */
const said = new Map<Language, { of: BoardWords; by: Say; words: BoardWords }>();

/** For loaders and titles of pages; what is drawn takes them from its context (`useBoardWords`). */
export function boardWords(say?: Say): BoardWords {
  // The script of a language has them in it.
  if (!import.meta.env.SSR || !say) return words;
  if (say.language === sourceLanguage && !board.ownTexts[say.language]) return words;
  const last = said.get(say.language);
  if (last?.of === words && last.by === say) return last.words;
  const next = sayWords(
    wordsOf(board, (text) => ownText(text, say.language)),
    say,
  );
  said.set(say.language, { of: words, by: say, words: next });
  return next;
}

/** What the document says of it; in the browser that stays as it came. */
export function documentOfBoard(language: Language) {
  if (!import.meta.env.SSR) return undefined;
  let text = told.get(language);
  if (text === undefined) {
    // Those of other languages are for other documents.
    const texts = board.ownTexts[language];
    text = JSON.stringify({ ...board, ownTexts: texts ? { [language]: texts } : {} });
    told.set(language, text);
  }
  return { 'data-board': text, style };
}

export const titleOf = (title: string) => `${title} | ${board.name}`;

export const hasFeature = (feature: Feature) => !board.off.includes(feature);

/** Whether the board has the page at an address of its own. */
export const hasPage = (to: string) => !isPageOff(board.off, to);

/** The script that counts visits of public pages must not come along to private ones: these load as documents of their own. */
export const needsDocument = (path: string) => board.hasAnalytics && isPrivatePath(path);

/** Whether a plan has postings shown as featured; none of those that a board begins with does. */
export const hasFeatured = () => board.plans?.some(({ featuredDays }) => featuredDays > 0) ?? false;

/** Whether a plan on sale renews by itself. */
export const hasRenewing = () => board.plans?.some(({ renewal = 'once' }) => renewal !== 'once') ?? false;

/** Whether menus lead to a page: packages also need the checkout. */
export const isOffered = ({ to }: { to: string }) =>
  !isLeftOut(board.off, to) && (to !== paths.pricingDetails || board.hasCheckout);
