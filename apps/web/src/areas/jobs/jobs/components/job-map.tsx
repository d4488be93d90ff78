import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { useState } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import { MapView } from '../../../../components/map/map-view.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './job-parts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The places as text, and a map with a marker on the chosen one. */
export function JobMap({ places, positions }: Pick<JobDetail, 'places' | 'positions'>) {
  const say = useSay();
  const locale = useLocale();
  const [shown, setShown] = useState(positions.findIndex(Boolean));
  const addresses = places.map((place) => formatFullPlace(place, locale));
  const known = positions.filter(Boolean).length;
  return (
    <>
      <ul className={`${ui['cluster2']} ${styles['places']}`}>
        {addresses.map((address, index) => (
          <li className={styles['place']} key={address}>
            {known > 1 && positions[index] ? (
              <button
                type="button"
                className={`${ui['semiboldSm']} ${styles['choice']}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                {address}
              </button>
            ) : (
              address
            )}
          </li>
        ))}
      </ul>
      <MapView label={say`Map: ${addresses[shown]}`} height={300} position={positions[shown] ?? null} />
    </>
  );
}
