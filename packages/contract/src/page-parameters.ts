import { allPages } from './all-pages.ts';
import type { PageParameters } from './page.ts';

/** The query parameters of each page, by its path. */
export const pageParameters: Readonly<Record<string, PageParameters>> = Object.fromEntries(
  allPages.flatMap(({ path, parameters }) => (parameters ? [[path, parameters]] : [])),
);
