import type { Description } from './operations.ts';

/** Addresses that list what a parameter takes: `/api/staff/posts` for `postId`. */
export function listLists({ paths }: Description): { path: string; name: string }[] {
  const found = Object.keys(paths).flatMap((path) => {
    const [, list, name] = /^([^{]+)\/\{(\w+)\}/.exec(path) ?? [];
    return list !== undefined && name !== undefined && paths[list]?.['get'] ? [{ path: list, name }] : [];
  });
  return [...new Map(found.map((one) => [`${one.path} ${one.name}`, one])).values()];
}

/** What an answer names: the `id` of each item, or the field that is called as the parameter. */
export function readIds(answer: unknown, name: string): string[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  const lists = Array.isArray(data) ? [data] : Object.values(data ?? {}).filter(Array.isArray);
  return lists.flat().flatMap((item: unknown) => {
    const fields = (item ?? {}) as Record<string, unknown>;
    const id = fields[name] ?? fields['id'];
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
}

/** What is listed for these accounts, by the name of the parameter that takes it. */
export async function findListedIds(
  origin: URL,
  description: Description,
  tokens: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { path, name } of listLists(description)) {
    for (const token of tokens) {
      const response = await fetch(new URL(path, origin), { headers: { authorization: `Bearer ${token}` } });
      const answer = await response.text();
      if (!response.ok) continue;
      found[name] = [...(found[name] ?? []), ...readIds(JSON.parse(answer), name).slice(0, 20)];
    }
  }
  return found;
}
