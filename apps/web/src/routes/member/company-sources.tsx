import { maxCompanySources } from '@waymark/contract/jobs/source-choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { callsOf } from '../../areas/jobs/job-sources/api/source-calls.ts';
import { AddSource } from '../../areas/jobs/job-sources/components/add-source.tsx';
import { FileForm } from '../../areas/jobs/job-sources/components/file-form.tsx';
import { SourceDesk } from '../../areas/jobs/job-sources/components/source-desk.tsx';
import { SourceList } from '../../areas/jobs/job-sources/components/source-list.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { findUser, hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Sources of jobs`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return null;
  if ((await findUser(pathname))?.company?.memberRole !== 'owner') return { isClosed: true };
  const [sourceId, add] = [searchParams.get('source'), searchParams.get('add')];
  if (sourceId) return { source: (await callsOf('company').get(sourceId)).data };
  if (add === 'source' || add === 'file') return { add } as const;
  return { sources: (await callApi('GET /company/job-sources')).data };
}

/** The sources of a company's postings, for its owners. */
export default function CompanySources() {
  const say = useSay();
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {loaded?.isClosed && (
        <>
          <PageHeading>{say`Sources of jobs`}</PageHeading>
          <EmptyState title={say`For owners`}>
            {say`Owners can have jobs come in from your hiring system or career page. Ask one of them to set it up.`}
          </EmptyState>
        </>
      )}
      {loaded?.source && <SourceDesk side="company" source={loaded.source} />}
      {loaded?.add === 'source' && <AddSource side="company" />}
      {loaded?.add === 'file' && <FileForm side="company" />}
      {loaded?.sources && (
        <>
          <PageHeading>{say`Sources of jobs`}</PageHeading>
          <p className={ui['note']}>
            {say`Have your jobs come in from your hiring system, a feed or your career page, instead of typing them again. They take places of your plan as others do, and are yours whatever the source calls your company. You can have ${maxCompanySources} sources.`}
          </p>
          <SourceList side="company" sources={loaded.sources} />
        </>
      )}
    </EmployerArea>
  );
}
