import type { PageData } from '@waymark/contract/page-data';
import type { Say } from '@waymark/contract/text/say';
import type { Language } from '@waymark/contract/text/languages';
import { createContext } from 'react-router';

/** What is written apart from the frame of the document, and the text that stands for it there. */
export interface InsideOfPage {
  mark: string;
  html: string;
}

export interface ServerContext {
  pageData: PageData;
  nonce: string;
  language: Language;
  /** Takes the text of a rendered page: an answer of the router would make a stream of it. */
  takePage(frame: string, inside?: InsideOfPage): void;
  /** Writes messages in the language of the page. */
  say: Say;
}

/** What the server hands to the loaders of its pages, in-process. */
export const serverContext = createContext<ServerContext>();
