import { paths } from '@waymark/contract/paths';
import { callApi } from '../../../../lib/api-client.ts';
import { storeVisit } from '../../../../lib/visit/stored-visit.ts';

/** Looks as somebody from here on, in this tab: with a new page, which remembers nothing of who looks. */
export async function openVisit(userId: string, reason: string): Promise<void> {
  const { data } = await callApi('POST /staff/users/:userId/visits', {
    params: { userId },
    body: { reason },
  });
  storeVisit({ ...data, userId });
  location.assign(paths.home);
}
