import type { CountedCountry } from '@waymark/contract/jobs/categories';
import { formatCount } from '@waymark/contract/text/format-count';
import { searchPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import styles from './category-country.module.css';

/** Countries with their cities, a card each (I-9). */
export function CategoryCountries({ countries }: { countries: readonly CountedCountry[] }) {
  return (
    <ul className={styles['cards']}>
      {countries.map(({ name, value, count, cities }) => (
        <li className={styles['card']} key={value}>
          <h3 className={styles['name']}>
            <Link to={searchPath({ location: value })}>
              {name} <span className={styles['count']}>{formatCount(count)}</span>
            </Link>
          </h3>
          {cities.length > 0 && (
            <ul className={styles['cities']}>
              {cities.map((city) => (
                <li key={city.value}>
                  <Link to={searchPath({ location: city.value })}>
                    {city.name} <span className={styles['count']}>{formatCount(city.count)}</span>
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
