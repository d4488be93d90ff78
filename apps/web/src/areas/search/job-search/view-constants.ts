import { paths } from '@waymark/contract/paths';

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
