import { paths } from '@waymark/contract/paths';

/** The radii of the form; addresses may have others. */
export const radiusChoices = [5, 10, 25, 50, 100, 200] as const;

/** Longer lists fold the rest. */
export const filterValuesShown = 7;

export const searchFormId = 'job-search';
export const filtersPanelId = 'job-filters';

/** The jobs of a page. Those of a grid fill its rows of two or three tiles. */
export const pageSizes = { list: 25, grid: 24 } as const;

/** A value of `sort`: newest first, without a period. */
export const anyTime = 'any-time';

export const recentSearchesKept = 8;
/** Fewer recent searches once suggestions are there too. */
export const recentBesideSuggestions = 3;

/** One of the four pages that show the same search (I-7). */
export interface SearchView {
  path: string;
  layout: 'list' | 'grid';
  /** Whether the filters stand beside the jobs. */
  filters: boolean;
}

export const searchViews = {
  list: { path: paths.browseJobList, layout: 'list', filters: false },
  grid: { path: paths.browseJobGrid, layout: 'grid', filters: false },
  filterList: { path: paths.browseJobFilterList, layout: 'list', filters: true },
  filterGrid: { path: paths.browseJobFilterGrid, layout: 'grid', filters: true },
} as const satisfies Record<string, SearchView>;
