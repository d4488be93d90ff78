/** A query of the engine. */
export type EngineQuery = Record<string, unknown>;

const tokens = /"[^"]*"|\(|\)|AND|OR|NOT/g;

/**
 * An expression of FTS5 (`text-queries.ts`) as a query of the engine, so that both look for the same words. It consists of
 * quoted words, AND, OR, NOT, which binds most, and parentheses.
 */
export function toWordsQuery(expression: string): EngineQuery {
  const parts = expression.match(tokens) ?? [];
  let at = 0;
  const takes = (token: string) => parts[at] === token && ++at > 0;
  function readOne(): EngineQuery {
    if (!takes('(')) return { match_phrase: { words: (parts[at++] ?? '').slice(1, -1) } };
    const inner = readAny();
    takes(')');
    return inner;
  }
  function readWithout(): EngineQuery {
    const one = readOne();
    const unwanted: EngineQuery[] = [];
    while (takes('NOT')) unwanted.push(readOne());
    return unwanted.length === 0 ? one : { bool: { filter: [one], must_not: unwanted } };
  }
  function readAll(): EngineQuery {
    const all = [readWithout()];
    while (takes('AND')) all.push(readWithout());
    return allOf(all);
  }
  function readAny(): EngineQuery {
    const any = [readAll()];
    while (takes('OR')) any.push(readAll());
    return anyOf(any);
  }
  return readAny();
}

export const allOf = (queries: readonly EngineQuery[]): EngineQuery =>
  queries.length === 1 ? (queries[0] as EngineQuery) : { bool: { filter: queries } };

/** None of no queries. */
export const anyOf = (queries: readonly EngineQuery[]): EngineQuery => {
  if (queries.length === 0) return { match_none: {} };
  return queries.length === 1
    ? (queries[0] as EngineQuery)
    : { bool: { should: queries, minimum_should_match: 1 } };
};

export const noneOf = (queries: readonly EngineQuery[]): EngineQuery => ({ bool: { must_not: queries } });

/** Of a field with many values one will do. */
export const hasOne = (field: string, values: Iterable<string | number>): EngineQuery => ({
  terms: { [field]: [...values] },
});
