/** Open jobs that a search for a word finds. */
export interface WordHits {
  word: string;
  total: number;
}

/** The words of the given jobs, with the hits of a search for each. Do not measure this server afterwards. */
export async function countWords(baseUrl: string, jobIds: readonly string[]): Promise<WordHits[]> {
  const words = new Set<string>();
  for (const id of jobIds) {
    const answer = await fetch(`${baseUrl}/api/jobs/${id}`);
    const { data } = (await answer.json()) as { data: { title: string; description: string } };
    for (const word of `${data.title} ${data.description}`.toLowerCase().match(/[a-z]{5,}/g) ?? [])
      words.add(word);
  }
  const counted: WordHits[] = [];
  for (const word of words) {
    counted.push({ word, total: await countHits(baseUrl, word) });
  }
  return counted;
}

/** How many open jobs a search for a word finds. */
export async function countHits(baseUrl: string, word: string): Promise<number> {
  const answer = await fetch(`${baseUrl}/api/jobs?${new URLSearchParams({ q: word }).toString()}`);
  const { total } = (await answer.json()) as { total: number };
  return total;
}
