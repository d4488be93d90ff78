import type { FieldCompany, WorkField } from '@waymark/contract/pages/company-directory';
import { workFields } from '@waymark/contract/companies/directory-choices';
import { companyPath, paths } from '@waymark/contract/paths';
import { msg, plural, term } from '@waymark/contract/text/message';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Tile, TileLink } from '../../../../components/data/tile.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import ui from '../../../../styles/primitives.module.css';
import { fieldNouns, fieldPath } from '../directory-rules.ts';
import { drawWork, height, width, type Shape } from '../drawing-rules.ts';
import { CompanyAbout } from './company-about.tsx';
import { DirectoryHead } from './company-list-head.tsx';
import styles from './company-list-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PortfolioPageProps {
  field: WorkField | undefined;
  companies: readonly FieldCompany[];
}

/** Companies by field of work, each with a picture of it (I-10). */
export function PortfolioPage({ field, companies }: PortfolioPageProps) {
  const say = useSay();
  return (
    <div className={`${ui['stack6']} ${ui['page']} ${styles['portfolioPage']}`}>
      <DirectoryHead show="work" title={say`Companies at work`}>
        {say`Who hires most${field ? say` in ${term(fieldNouns[field])}` : say`, field by field`}. Each picture leads to its company.`}
      </DirectoryHead>
      <FieldTabs field={field} />
      {companies.length === 0 ? (
        <NoHiring field={field} />
      ) : (
        <ul className={`${ui['grid5']} ${styles['tiles']}`}>
          {companies.map((company) => (
            <WorkTile key={company.id} company={company} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FieldTabs({ field }: Pick<PortfolioPageProps, 'field'>) {
  const say = useSay();
  const tabs = [{ value: undefined, label: msg`All` }, ...workFields];
  return (
    <nav className={ui['wrap2']} aria-label={say`Fields of work`}>
      {tabs.map(({ value, label }) => (
        <Link
          key={label}
          className={`${ui['centered']} ${styles['tab']}`}
          to={fieldPath(value)}
          aria-current={value === field ? 'page' : undefined}
          preventScrollReset
        >
          {say(label)}
        </Link>
      ))}
    </nav>
  );
}

function WorkTile({ company }: { company: FieldCompany }) {
  const say = useSay();
  const { id, name, logoUrl, field, fieldJobs } = company;
  return (
    <Tile className={styles['portfolioTile']}>
      <div className={styles['frame']}>
        <WorkPicture field={field} name={name} />
      </div>
      <div className={styles['companyListTile']}>
        <CompanyMark name={name} logoUrl={logoUrl} />
        <div className={`${ui['softSm']} ${styles['tileText']}`}>
          <h2 className={styles['tileName']}>
            <TileLink to={companyPath(id)}>{name}</TileLink>
          </h2>
          <CompanyAbout company={company} />
          <p className={styles['tileJobs']} data-some>
            {say`${plural(fieldJobs, 'open job')} in ${term(fieldNouns[field])}`}
          </p>
        </div>
      </div>
    </Tile>
  );
}

function NoHiring({ field }: Pick<PortfolioPageProps, 'field'>) {
  const say = useSay();
  const actions = (
    <>
      {field && <ButtonLink to={fieldPath(undefined)}>{say`See all fields`}</ButtonLink>}
      <ButtonLink variant="secondary" to={paths.companies}>
        {say`See all companies`}
      </ButtonLink>
    </>
  );
  return (
    <EmptyState title={say`No company is hiring here right now`} actions={actions}>
      {field
        ? say`No company has an open job in ${term(fieldNouns[field])}.`
        : say`No company has an open job in any of these fields.`}
    </EmptyState>
  );
}

/** A drawing of the field of work; the same company always gets the same one. */
function WorkPicture({ field, name }: Pick<FieldCompany, 'field' | 'name'>) {
  return (
    <svg
      className={styles['picture']}
      data-field={field}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {drawWork(field, name).map((shape) => (
        <path key={shape.tone + shape.d} d={shape.d} {...paintOf(shape)} />
      ))}
    </svg>
  );
}

function paintOf({ tone, line }: Shape) {
  const colour = `var(--scene-${tone})`;
  return line === undefined ? { fill: colour } : { fill: 'none', stroke: colour, strokeWidth: line };
}
