import { jobDetailPath, paths } from '@waymark/contract/paths';

/** The public pages that people arrive at, the three heaviest first; the job is the newest one. */
export async function publicPages(baseUrl: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}/api/jobs`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  return [
    paths.home,
    paths.browseJobFilterList,
    jobDetailPath(data[0]?.id ?? ''),
    paths.login,
    paths.register,
    paths.forgotPassword,
    paths.setPassword,
  ];
}
