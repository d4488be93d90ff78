import type { CountedName } from '@waymark/contract/jobs/categories';
import { searchPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/message';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { sceneOf } from '../scene-rules.ts';
import scenes from '../scenes.svg';
import styles from './category-frame.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Posters of places, each with a link to its jobs (I-3). */
export function FeaturedCities({ cards }: { cards: readonly CountedName[] }) {
  const say = useSay();
  return (
    <ul className={`${ui['grid5']} ${styles['cards']}`}>
      {cards.map(({ name, value, count }) => (
        <li key={value}>
          <Link className={styles['card']} to={searchPath({ location: value })}>
            <svg
              className={styles['scene']}
              viewBox="0 0 320 400"
              preserveAspectRatio="xMidYMax slice"
              aria-hidden="true"
            >
              <use href={`${scenes}#${sceneOf(name)}`} width="320" height="400" />
            </svg>
            <span className={styles['citiesName']} dir="auto">
              {name}
            </span>
            <span className={styles['count']}>{say`${plural(count, 'job')}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
