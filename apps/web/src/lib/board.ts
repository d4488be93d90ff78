import { setCategories } from '@waymark/contract/jobs/category-choices';
import { setOwnFields } from '@waymark/contract/jobs/own-fields';
import { defaultBoard, type PublicBoard } from '@waymark/contract/office/choices';
import { isLeftOut, isPageOff, type Feature } from '@waymark/contract/office/feature-choices';
import { paths } from '@waymark/contract/paths';

import { setDateFormat } from '@waymark/contract/text/format-day';

type Style = Readonly<Record<string, string>>;

/**
 * The operator's settings of the board. The server renders them into each page, and the browser reads them
 * there.
 */
export let board: PublicBoard = import.meta.env.SSR
  ? defaultBoard
  : (JSON.parse(document.documentElement.dataset['board'] ?? '') as PublicBoard);
let style: Style | undefined;
applyWords();

/** Before each rendering, on the server alone: all pages of a process are of one board. */
export function setBoard(next: PublicBoard, nextStyle: Style | undefined): void {
  board = next;
  style = nextStyle;
  applyWords();
}

/** The lists that forms and labels read. */
function applyWords(): void {
  setCategories(board.categories, board.sectors);
  setOwnFields(board.filters);
  setDateFormat(board);
}

/** What the document says of it; in the browser that stays as it came. */
export const documentOfBoard = () =>
  import.meta.env.SSR ? { 'data-board': JSON.stringify(board), style } : undefined;

export const titleOf = (title: string) => `${title} | ${board.name}`;

export const hasFeature = (feature: Feature) => !board.off.includes(feature);

/** Whether the board has the page at an address of its own. */
export const hasPage = (to: string) => !isPageOff(board.off, to);

/** Whether menus lead to a page: packages also need the checkout. */
export const isOffered = ({ to }: { to: string }) =>
  !isLeftOut(board.off, to) && (to !== paths.pricingDetails || board.hasCheckout);
