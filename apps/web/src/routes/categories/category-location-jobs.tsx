import type { CountedCountry } from '@waymark/contract/jobs/categories';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import {
  CategoryFrame,
  CategoryLinks,
  CategorySection,
} from '../../areas/pages/job-pages/components/category-parts.tsx';
import { FeaturedCities } from '../../areas/pages/job-pages/components/featured-cities.tsx';
import { citiesInList, citiesOfCountry, countriesInList } from '../../areas/pages/job-pages/constants.ts';
import { Link } from '../../components/layout/link.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './category-pages.module.css';
import { useSay } from '../../lib/languages/say.ts';
import { nameCountry } from '@waymark/contract/text/country-names';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const isWhole = new URL(request.url).searchParams.has('all');
  const [featured, cities, countries] = await Promise.all([
    pageData.categories.listFeaturedCities(),
    pageData.categories.listCities(citiesInList),
    isWhole
      ? pageData.categories.listCountries()
      : pageData.categories.listCountries(countriesInList, citiesOfCountry),
  ]);
  return {
    isWhole,
    featured: featured.cards,
    top: cities,
    countries: isWhole ? countries.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : countries,
    total: { cities: featured.cities, countries: featured.countries },
    publicUrl: pageData.publicUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Jobs by Location`,
    description: msg`Open jobs in ${plural(loaderData?.total.cities ?? 0, 'city', 'cities')} of ${plural(loaderData?.total.countries ?? 0, 'country', 'countries')}, counted today: the busiest first, each with its jobs.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.categoryLocationJobs}`,
  });

export default function CategoryLocationJobs() {
  const say = useSay();
  const { isWhole, featured, top, countries, total } = useLoaderData<typeof loader>();
  const lead = say`${plural(total.cities, 'city', 'cities')} in ${plural(total.countries, 'country', 'countries')} have open jobs.`;
  return (
    <CategoryFrame title={say`Jobs by Location`} lead={lead}>
      {!isWhole && (
        <>
          <CategorySection title={say`Top Locations`}>
            <CategoryLinks names={top} hrefOf={(location) => searchPath({ location })} />
          </CategorySection>
          {featured.length > 0 && (
            <CategorySection title={say`Featured Cities`}>
              <FeaturedCities cards={featured} />
            </CategorySection>
          )}
        </>
      )}
      <CategorySection
        title={isWhole ? say`All countries and cities` : say`Countries and their cities`}
        allHref={isWhole ? undefined : searchPath({ all: 1 }, paths.categoryLocationJobs)}
      >
        <CategoryCountries countries={countries} />
      </CategorySection>
    </CategoryFrame>
  );
}

/** Countries with their cities, a card each (I-9). */
function CategoryCountries({ countries }: { countries: readonly CountedCountry[] }) {
  const locale = useLocale();
  return (
    <ul className={styles['cards']}>
      {countries.map(({ name, value, count, cities }) => (
        <li className={`${ui['card']} ${styles['card']}`} key={value}>
          <h3 className={ui['textXl']}>
            <Link to={searchPath({ location: value })}>
              {nameCountry(name, locale)}{' '}
              <span className={styles['count']}>{formatCount(count, locale)}</span>
            </Link>
          </h3>
          {cities.length > 0 && (
            <ul className={styles['cities']}>
              {cities.map((city) => (
                <li key={city.value}>
                  <Link to={searchPath({ location: city.value })}>
                    {city.name} <span className={styles['count']}>{formatCount(city.count, locale)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
