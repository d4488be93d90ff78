import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { boardWords } from '../../lib/board.ts';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { BrowseCandidates as Candidates } from '../../areas/hiring/candidates/components/browse-candidates.tsx';
import { browsePlaceOf, queryOfPlace } from '../../areas/hiring/candidates/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { findUser, hasRole, refreshUser } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Browse Candidates`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return null;
  // Staff may have approved the company since.
  if ((await findUser(pathname))?.company?.heldReason !== null) await refreshUser();
  if ((await findUser(pathname))?.company?.heldReason !== null) return 'held';
  const place = browsePlaceOf(boardWords(), searchParams);
  const pending = listPostings();
  if (place.job) {
    const input = { params: { jobId: place.job }, query: { page: place.page } };
    const matches = await callApi('GET /company/jobs/:jobId/candidates', input);
    return { kind: 'matches' as const, place, matches, postings: await pending };
  }
  const result = await callApi('GET /candidates', { query: queryOfPlace(place) });
  return { kind: 'search' as const, place, result, postings: await pending };
}

/** The company's open postings, the busiest first. Without them the search still works. */
async function listPostings(): Promise<{ id: string; title: string }[]> {
  try {
    const { data } = await callApi('GET /company/jobs');
    return data.filter(({ status }) => status === 'active').map(({ id, title }) => ({ id, title }));
  } catch {
    return [];
  }
}

export default function BrowseCandidates() {
  const browsed = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {browsed === 'held' && <Held />}
      {browsed && browsed !== 'held' && <Candidates {...browsed} />}
    </EmployerArea>
  );
}

function Held() {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`Candidates`}</PageHeading>
      <EmptyState title={say`Not yet`}>
        {say`Candidates show themselves to companies that are known. As soon as yours is public, you find them here.`}
      </EmptyState>
    </>
  );
}
