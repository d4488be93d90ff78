import { nameLanding, type LandingLink } from '@waymark/contract/pages/landings';
import { landingPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import styles from './landing-note.module.css';

/** On a search for exactly what a page of `/jobs` is about: where pay, companies and skills are told. */
export function LandingNote({ landing }: { landing: LandingLink }) {
  return (
    <p className={styles['note']}>
      <Link to={landingPath(landing.criteria)}>{nameLanding(landing.names)}</Link>: what they pay, who hires,
      and which skills are asked for
    </p>
  );
}
