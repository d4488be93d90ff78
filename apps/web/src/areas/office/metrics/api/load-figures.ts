import type { BoardFigures } from '@waymark/contract/office/figures';
import { callApi } from '../../../../lib/api-client.ts';
import { readFigureQuery, type FigureQuery } from '../rules.ts';

export interface LoadedFigures {
  query: FigureQuery;
  figures: BoardFigures;
}

/** What the address asks for. */
export async function loadFigures(search: URLSearchParams): Promise<LoadedFigures> {
  const query = readFigureQuery(search);
  const { data } = await callApi('GET /staff/figures', { query });
  return { query, figures: data };
}
