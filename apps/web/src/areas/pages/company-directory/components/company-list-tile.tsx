import type { CompanyCard } from '@waymark/contract/pages/company-directory';
import { plural } from '@waymark/contract/text/format-count';
import { companyPath } from '@waymark/contract/paths';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { Tile, TileLink } from '../../../../components/data/tile.tsx';
import styles from './company-list-tile.module.css';

/** "No open job", "1 open job", "1,204 open jobs". */
export function openJobsText(count: number): string {
  if (count === 0) return 'No open job';
  return plural(count, 'open job');
}

/** One company of the list. The whole tile can be pressed; its name is the link. */
export function CompanyTile({ company }: { company: CompanyCard }) {
  const place = [company.city, company.country].filter(Boolean).join(', ');
  return (
    <Tile className={styles['tile']}>
      <CompanyMark name={company.name} logoUrl={company.logoUrl} />
      <div className={styles['text']}>
        <h2 className={styles['name']}>
          <TileLink to={companyPath(company.id)}>{company.name}</TileLink>
        </h2>
        {company.industry && <p>{company.industry}</p>}
        {place && <p className={styles['place']}>{place}</p>}
        <p className={styles['jobs']} data-some={company.openJobs > 0}>
          {openJobsText(company.openJobs)}
        </p>
      </div>
    </Tile>
  );
}
