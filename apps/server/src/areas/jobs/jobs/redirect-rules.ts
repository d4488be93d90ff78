import { jobDetailPath, paths } from '@waymark/contract/paths';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const inPath = new RegExp(`^(?:${paths.jobDetail}|/jobs)/(${uuid})/?$`, 'i');
const whole = new RegExp(`^${uuid}$`, 'i');

/**
 * The one address of a posting, for an older or another spelling of it: an id as a part of the path, under the
 * parameter's former name, or in capitals. Undefined where the address is as it should be, or names no job.
 */
export function findJobRedirect(url: string): string | undefined {
  if (!url.startsWith(paths.jobDetail) && !url.startsWith('/jobs/')) return undefined;
  const [path = '', query = ''] = url.split('?', 2);
  const [, id] = inPath.exec(path) ?? [];
  if (id !== undefined) return jobDetailPath(id.toLowerCase());
  if (path !== paths.jobDetail) return undefined;
  const parameters = new URLSearchParams(query);
  const current = parameters.get('job');
  const given = current ?? parameters.get('id') ?? '';
  if (!whole.test(given)) return undefined;
  const canonical = given.toLowerCase();
  return current === canonical ? undefined : jobDetailPath(canonical);
}
