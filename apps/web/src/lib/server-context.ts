import type { PageData } from '@waymark/contract/page-data';
import { createContext } from 'react-router';

export interface ServerContext {
  pageData: PageData;
  nonce: string;
}

/** What the server hands to the loaders of its pages, in-process. */
export const serverContext = createContext<ServerContext>();
