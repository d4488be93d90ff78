import type { CompanyHistory as HistoryPage } from '@waymark/contract/companies/history';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMoment } from '../../lib/format-date.ts';
import { callApi } from '../../lib/api-client.ts';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { Pagination } from '../../components/data/pagination.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { findUser, hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from '../../areas/companies/companies/components/companies.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`History`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return null;
  if ((await findUser(pathname))?.company?.memberRole === 'viewer') return 'closed';
  return callApi('GET /company-history', { query: { page: Number(searchParams.get('page') ?? 1) } });
}

export default function CompanyHistory() {
  const history = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {history === 'closed' && <Closed />}
      {history && history !== 'closed' && <History {...history} />}
    </EmployerArea>
  );
}

function Closed() {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`History`}</PageHeading>
      <EmptyState title={say`For owners and recruiters`}>
        {say`What colleagues have done is listed here for those who do it too. Ask an owner for the role.`}
      </EmptyState>
    </>
  );
}

const hrefOf = (page: number) =>
  searchPath({ page: page > 1 ? String(page) : undefined }, paths.companyHistory);

/** Changes to the company, newest first, for owners and recruiters. */
function History({ data, total, page, pageSize }: HistoryPage) {
  const say = useSay();
  const locale = useLocale();
  return (
    <>
      <PageHeading>{say`History`}</PageHeading>
      {data.length === 0 ? (
        <EmptyState title={say`Nothing yet`}>
          {say`What you and your colleagues change for the company is listed here.`}
        </EmptyState>
      ) : (
        <ol className={styles['events']}>
          {data.map(({ id, what, at }) => (
            <li className={`${ui['wrap']} ${ui['bottomRule']} ${styles['event']}`} key={id}>
              <span className={`${ui['shrink']} ${styles['what']}`}>{what}</span>
              <time className={ui['note']} dateTime={at}>
                {formatMoment(at, locale)}
              </time>
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        label={say`Pages of the history`}
      />
    </>
  );
}
