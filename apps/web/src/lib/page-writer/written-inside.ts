import { createContext, use, type ReactNode } from 'react';

/** On the server alone, for one page: writes what stands inside and gives what React puts in its place. */
export const WriterContext = createContext<((inside: ReactNode) => ReactNode) | undefined>(undefined);

/** What the server writes without React; in a browser it is as if it were not there. */
export function WrittenInside({ children }: { children: ReactNode }): ReactNode {
  const write = use(WriterContext);
  return import.meta.env.SSR && write ? write(children) : children;
}
