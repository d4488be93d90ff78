import type { PageData } from '@waymark/contract/page-data';
import { createContext } from 'react-router';

export interface ServerContext {
  pageData: PageData;
  nonce: string;
  /** Takes the text of a rendered page: an answer of the router would turn it into bytes and a stream. */
  takePage(html: string): void;
}

/** What the server hands to the loaders of its pages, in-process. */
export const serverContext = createContext<ServerContext>();
