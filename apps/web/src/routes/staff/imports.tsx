import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { ImportDesk, ImportRuns } from '../../areas/jobs/job-import/components/import-desk.tsx';
import { callsOf } from '../../areas/jobs/job-sources/api/source-calls.ts';
import { AddSource } from '../../areas/jobs/job-sources/components/add-source.tsx';
import { FileForm } from '../../areas/jobs/job-sources/components/file-form.tsx';
import { SourceDesk } from '../../areas/jobs/job-sources/components/source-desk.tsx';
import { SourceList } from '../../areas/jobs/job-sources/components/source-list.tsx';
import { sourcesPath } from '../../areas/jobs/job-sources/rules.ts';
import { Pagination } from '../../components/data/pagination.tsx';
import { TabLinks } from '../../components/data/tab-links.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Imports`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const [importId, sourceId, add] = [search.get('import'), search.get('source'), search.get('add')];
  const query = { page: readPage(search) };
  if (importId)
    return { report: (await callApi('GET /staff/imports/:importId', { params: { importId } })).data };
  if (sourceId) return { source: (await callsOf('board').get(sourceId)).data };
  if (add === 'source' || add === 'file') return { add } as const;
  if (search.get('show') === 'runs') return { imports: await callApi('GET /staff/imports', { query }) };
  return { sources: await callApi('GET /staff/job-sources', { query }) };
});

/** Sources of postings, the reports of runs, and the forms for a source and a file. */
export default function StaffImports() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.report && <ImportDesk report={loaded.report} />}
      {loaded?.source && <SourceDesk side="board" source={loaded.source} />}
      {loaded?.add === 'source' && <AddSource side="board" />}
      {loaded?.add === 'file' && <FileForm side="board" />}
      {loaded?.imports && (
        <>
          <Heading show="runs" />
          <ImportRuns
            imports={loaded.imports}
            pathOfPage={(page) => sourcesPath('board', { show: 'runs', page })}
          />
        </>
      )}
      {loaded?.sources && (
        <>
          <Heading show="sources" />
          <SourceList side="board" sources={loaded.sources.data} />
          <Pagination
            page={loaded.sources.page}
            pageCount={Math.ceil(loaded.sources.total / loaded.sources.pageSize)}
            hrefOf={(page) => sourcesPath('board', { page })}
          />
        </>
      )}
    </StaffArea>
  );
}

function Heading({ show }: { show: 'sources' | 'runs' }) {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`Imports`}</PageHeading>
      <TabLinks
        label={say`Imports`}
        tabs={[
          { label: say`Sources`, to: sourcesPath('board'), isCurrent: show === 'sources' },
          { label: say`Runs`, to: sourcesPath('board', { show: 'runs' }), isCurrent: show === 'runs' },
        ]}
      />
    </>
  );
}
