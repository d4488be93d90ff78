import { randomSource } from './random-source.ts';

/** What a job shows in a list, as far as a load is drawn from it. */
export interface SampledJob {
  id: string;
  title: string;
  category: string;
  company: { name: string };
  skills: string[];
  places: { city: string; country: string }[];
}

/** Jobs from all over the board, the same in every run on the same data. */
export async function sampleJobs(baseUrl: string, jobs: number, pagesRead = 20): Promise<SampledJob[]> {
  const pick = randomSource(1);
  const pages = Array.from({ length: pagesRead }, () => 1 + Math.floor((pick.share() * jobs) / 25));
  const read: SampledJob[][] = [];
  for (const page of pages) {
    const answer = await fetch(`${baseUrl}/api/jobs?page=${page}`);
    read.push(((await answer.json()) as { data: SampledJob[] }).data);
  }
  return read.flat();
}

/** The paths that a person's typing asks: each name letter by letter, up to its eighth. */
export function typeNames(sample: readonly SampledJob[], count: number): string[] {
  const pick = randomSource(2);
  const paths: string[] = [];
  while (paths.length < count) {
    const { title, company, skills, places } = pick(sample);
    const [name, field] = pick([
      [title, 'words'],
      [company.name, 'words'],
      [skills[0] ?? title, 'words'],
      [places[0]?.city || title, 'place'],
    ] as const);
    for (let length = 1; length <= Math.min(8, name.length); length++) {
      const typed = name.slice(0, length);
      if (typed.endsWith(' ')) continue;
      paths.push(`/api/jobs/suggestions?${new URLSearchParams({ q: typed, field }).toString()}`);
    }
  }
  return paths.slice(0, count);
}
