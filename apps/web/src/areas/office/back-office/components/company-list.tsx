import { staffCompanyLists } from '@waymark/contract/companies/choices/staff-companies';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { StaffCompaniesQuery, StaffCompany } from '@waymark/contract/companies/staff-companies';
import { formatCount } from '@waymark/contract/text/format-count';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { listPath, staffCompanyPath } from '../rules.ts';
import { CompanyBadges } from './company-badges.tsx';

const columns = [
  { name: 'Company' },
  { name: 'State' },
  { name: 'People', numeric: true },
  { name: 'Open jobs', numeric: true },
  { name: 'Since' },
];

export const staffCompaniesPath = (query: Partial<StaffCompaniesQuery>) =>
  listPath(paths.staffCompanies, query, 'held');

interface CompanyListProps {
  query: StaffCompaniesQuery;
  companies: Page<StaffCompany>;
}

/** Companies by what staff has to do with them (J-5). */
export function CompanyList({ query, companies }: CompanyListProps) {
  const navigate = useNavigate();
  const { data, total, page, pageSize } = companies;
  return (
    <>
      <PageHeading>Companies</PageHeading>
      <TabLinks
        label="Lists of companies"
        tabs={staffCompanyLists.map(({ value, label }) => ({
          label,
          to: staffCompaniesPath({ show: value }),
          isCurrent: value === query.show,
        }))}
      />
      <WordsSearch
        className={styles['search']}
        label="Name, website or id"
        words={query.q}
        onSearch={(q) => void navigate(staffCompaniesPath({ ...query, q, page: 1 }))}
      />
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title={query.q ? 'None has these words' : 'No company is here'}>
          {query.show === 'held' && !query.q
            ? 'Companies whose name or website another one has come here.'
            : 'Try fewer words, or another list.'}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => staffCompaniesPath({ ...query, page: next })}
      />
    </>
  );
}

function CompanyRow({ company }: { company: StaffCompany }) {
  const { id, name, website, members, openJobs, createdAt } = company;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <Link to={staffCompanyPath(id)}>{name}</Link>
        {website && <span className={styles['detail']}>{website}</span>}
      </th>
      <td>
        <CompanyBadges company={company} />
      </td>
      <td data-numeric data-label="People">
        {formatCount(members)}
      </td>
      <td data-numeric data-label="Open jobs">
        {formatCount(openJobs)}
      </td>
      <td className={styles['since']}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
    </tr>
  );
}
