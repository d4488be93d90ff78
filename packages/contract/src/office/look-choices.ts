/* The look of a board, without schemas: public pages load it. */

interface LookPicture {
  readonly url: string;
  readonly alt: string;
}

export interface LookQuestion {
  readonly question: string;
  readonly answer: string;
}

/** What pages show of the operator's look; what is not there is the product's own. */
export interface PublicLook {
  readonly slogan?: string;
  readonly footerLine?: string;
  readonly hero?: { readonly title?: string; readonly lead?: string; readonly picture?: LookPicture };
  readonly questions?: readonly LookQuestion[];
  /** The address of the operator's style sheet. */
  readonly styleSheet?: string;
  /** In place of it while a draft is looked at. */
  readonly inlineStyles?: string;
}

export const maxLookQuestions = 12;
export const maxStylesBytes = 20 * 1024;
export const lookTextLengths = {
  slogan: 80,
  title: 80,
  lead: 200,
  alt: 200,
  question: 150,
  answer: 1500,
  line: 200,
};
