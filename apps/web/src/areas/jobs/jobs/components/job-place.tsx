import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { nameCountry } from '@waymark/contract/text/country-names';
import { lazy, Suspense, useId, useRef } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import { useNearViewport } from '../../../../components/layout/use-near-viewport.ts';
import ui from '../../../../styles/primitives.module.css';
import { countriesOf } from '../rules.ts';
import styles from './job-parts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// The map is the largest part of the page, and many visitors never scroll this far.
const JobMap = lazy(async () => ({ default: (await import('./job-map.tsx')).JobMap }));

/** The places of the work on a map, or the countries of remote work. */
export function JobPlace({ job }: { job: JobDetail }) {
  const say = useSay();
  if (job.workMode === 'remote') return <Countries title={say`Where you can work from`} job={job} />;
  const hybrid = <Countries title={say`Where you can work from on other days`} job={job} />;
  const isHybridAbroad = job.workMode === 'hybrid' && job.applicantCountries.length > 0;
  if (!job.positions.some(Boolean)) return isHybridAbroad ? hybrid : null;
  return (
    <>
      <Places job={job} />
      {isHybridAbroad && hybrid}
    </>
  );
}

function Places({ job }: { job: JobDetail }) {
  const say = useSay();
  return (
    <section className={styles['section']} aria-labelledby="place-title" data-print="none">
      <h2 className={styles['title']} id="place-title">
        {job.places.length > 1 ? say`Where the jobs are` : say`Where the job is`}
      </h2>
      <PlacesOnMap job={job} />
    </section>
  );
}

function PlacesOnMap({ job }: { job: JobDetail }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNearViewport = useNearViewport(frame);
  const addresses = <Addresses places={job.places} />;
  return (
    <div ref={frame} className={styles['map']} data-wakes="all">
      {isNearViewport ? (
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
  const locale = useLocale();
  return (
    <ul className={`${ui['cluster2']} ${styles['places']}`}>
      {places
        .map((place) => formatFullPlace(place, locale))
        .map((address) => (
          <li className={styles['place']} key={address}>
            {address}
          </li>
        ))}
    </ul>
  );
}

function Countries({ title, job }: { title: string; job: JobDetail }) {
  const say = useSay();
  const locale = useLocale();
  const id = useId();
  const countries = countriesOf(job);
  if (countries.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id} dir="auto">
        {title}
      </h2>
      <p>
        {job.workMode === 'remote' && say`You work remotely. `}
        {say`The employer takes applications from:`}
      </p>
      <ul className={`${ui['wrap2']} ${styles['countries']}`}>
        {countries.map((country) => (
          <li key={country}>{nameCountry(country, locale)}</li>
        ))}
      </ul>
    </section>
  );
}
