import { createContext } from 'react';

/*
 * Set on the server only. It is kept out of the loader data, which is cached and sent to the browser; the
 * server takes the attribute out of the finished page, so that both sides hydrate the same markup.
 */
export const NonceContext = createContext<string | undefined>(undefined);
