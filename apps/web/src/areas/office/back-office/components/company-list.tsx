import { msg } from '@waymark/contract/text/message';
import { staffCompanyLists } from '@waymark/contract/companies/choices';
import type { StaffCompaniesQuery, StaffCompany } from '@waymark/contract/companies/staff-companies';
import type { HeldReason } from '@waymark/contract/identity/choices';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { Link } from 'react-router';
import { useLocale } from '../../../../lib/languages/language.ts';
import styles from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import { listPath, staffCompanyPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Company` },
  { name: msg`State` },
  { name: msg`People`, numeric: true },
  { name: msg`Open jobs`, numeric: true },
  { name: msg`Since` },
];

export const staffCompaniesPath = (query: Partial<StaffCompaniesQuery>) =>
  listPath(paths.staffCompanies, query, 'held');

interface CompanyListProps {
  query: StaffCompaniesQuery;
  companies: Page<StaffCompany>;
}

/** Companies, held ones first (J-5). */
export function CompanyList({ query, companies }: CompanyListProps) {
  const say = useSay();
  return (
    <DeskList
      title={say`Companies`}
      tabs={{
        label: say`Lists of companies`,
        choices: staffCompanyLists,
        show: query.show,
        pathOf: (show) => staffCompaniesPath({ show }),
      }}
      search={{
        label: say`Name, website or id`,
        words: query.q,
        pathOf: (q) => staffCompaniesPath({ ...query, q, page: 1 }),
      }}
      list={companies}
      pathOfPage={(page) => staffCompaniesPath({ ...query, page })}
      columns={columns}
      empty={
        <EmptyDesk title={say`No company is here`} words={query.q}>
          {query.show === 'held'
            ? say`Companies whose name or website another one has come here.`
            : say`Try fewer words, or another list.`}
        </EmptyDesk>
      }
    >
      {companies.data.map((company) => (
        <CompanyRow key={company.id} company={company} />
      ))}
    </DeskList>
  );
}

function CompanyRow({ company }: { company: StaffCompany }) {
  const say = useSay();
  const locale = useLocale();
  const { id, name, website, members, openJobs, createdAt } = company;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        <Link to={staffCompanyPath(id)} dir="auto">
          {name}
        </Link>
        {website && <span className={`${ui['note']} ${ui['subtitle']}`}>{website}</span>}
      </th>
      <td>
        <CompanyBadges company={company} />
      </td>
      <td data-numeric data-label={say`People`}>
        {formatCount(members, locale)}
      </td>
      <td data-numeric data-label={say`Open jobs`}>
        {formatCount(openJobs, locale)}
      </td>
      <SinceCell at={createdAt} format="day" />
    </tr>
  );
}

const heldLabels: Readonly<Record<HeldReason, string>> = {
  unconfirmed: msg`Address not confirmed`,
  name: msg`Held: its name is taken`,
  website: msg`Held: its website is taken`,
  letters: msg`Held: its letters look like others`,
  suspended: msg`Suspended`,
};

export function CompanyBadges({ company }: { company: Pick<StaffCompany, 'heldReason' | 'isVerified'> }) {
  const say = useSay();
  const { heldReason, isVerified } = company;
  return (
    <span className={ui['cluster2']}>
      {heldReason === null ? (
        <Badge tone="good">{say`Public`}</Badge>
      ) : (
        <Badge tone={heldReason === 'unconfirmed' ? 'neutral' : 'bad'}>{heldLabels[heldReason]}</Badge>
      )}
      {isVerified && <Badge tone="good">{say`Verified`}</Badge>}
    </span>
  );
}
