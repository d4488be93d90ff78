/** The same value without empty texts, lists and objects. */
export function withoutEmpty<T>(value: T): T {
  return (prune(value) ?? {}) as T;
}

function prune(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined;
  if (Array.isArray(value)) {
    const kept = value.map(prune).filter((one) => one !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const pruned = prune(one);
    return pruned === undefined ? [] : [[key, pruned] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
