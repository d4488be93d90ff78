import type { JobDetail } from '@waymark/contract/jobs';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../../../components/use-near.ts';
import { formatFullPlace } from '../../../lib/format-place.ts';
import styles from './job-place.module.css';

// With the map it is most of what the page would load, and many never scroll this far.
const JobMap = lazy(async () => ({ default: (await import('./job-map.tsx')).JobMap }));

/** Where the work is: on a map where that is a place, in words where it is anywhere in a country. */
export function JobPlace({ job }: { job: JobDetail }) {
  if (job.workMode === 'remote') return <RemoteCountries places={job.places} />;
  if (!job.positions.some(Boolean)) return null;
  return (
    <section className={styles['section']} aria-labelledby="place-title" data-print="none">
      <h2 className={styles['title']} id="place-title">
        {job.places.length > 1 ? 'Where the jobs are' : 'Where the job is'}
      </h2>
      <PlacesOnMap job={job} />
    </section>
  );
}

function PlacesOnMap({ job }: { job: JobDetail }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const addresses = <Addresses places={job.places} />;
  return (
    <div ref={frame} className={styles['map']}>
      {isNear ? (
        <Suspense fallback={addresses}>
          <JobMap places={job.places} positions={job.positions} />
        </Suspense>
      ) : (
        addresses
      )}
    </div>
  );
}

function Addresses({ places }: Pick<JobDetail, 'places'>) {
  return (
    <ul className={styles['places']}>
      {places.map(formatFullPlace).map((address) => (
        <li className={styles['place']} key={address}>
          {address}
        </li>
      ))}
    </ul>
  );
}

function RemoteCountries({ places }: Pick<JobDetail, 'places'>) {
  const countries = [...new Set(places.map(({ country }) => country).filter(Boolean))];
  if (countries.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="place-title">
      <h2 className={styles['title']} id="place-title">
        Where you can work from
      </h2>
      <p>You work remotely. The employer takes applications from:</p>
      <ul className={styles['countries']}>
        {countries.map((country) => (
          <li key={country}>{country}</li>
        ))}
      </ul>
    </section>
  );
}
