import { nameLanding, type Landing } from '@waymark/contract/landings';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { TrailEnd } from '../../../components/trail-end.tsx';
import { alertOf } from '../landing-rules.ts';
import { LandingLinks, PlaceLinks } from './landing-links.tsx';
import styles from './empty-landing-page.module.css';

/** None of these jobs is open: says so, and where the like of them are. */
export function EmptyLandingPage({ landing }: { landing: Landing }) {
  const { names, categories } = landing;
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>{nameLanding(names)}</h1>
      <p className={styles['text']}>None is open right now.</p>
      <PlaceLinks landing={landing} />
      <LandingLinks title={`Other work in ${names.place?.name ?? 'every place'}`} links={categories} />
      <p className={styles['actions']}>
        <ButtonLink to={alertOf(landing)}>Mail me when there is one</ButtonLink>
        <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
          Browse All Jobs
        </ButtonLink>
      </p>
    </div>
  );
}
