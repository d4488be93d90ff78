import type { PageData } from '@waymark/contract/page-data';
import { createContext } from 'react-router';

export interface ServerContext {
  pageData: PageData;
  nonce: string;
  /** Takes the bytes of a rendered page: an answer of the router would make a stream of them. */
  takePage(page: string): void;
}

/** What the server hands to the loaders of its pages, in-process. */
export const serverContext = createContext<ServerContext>();
