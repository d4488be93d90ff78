/** What the address of a list asks for; what nobody can ask for is as if it were not there. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

/** The words that a list is searched for. */
export function readWords(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, 200);
}
