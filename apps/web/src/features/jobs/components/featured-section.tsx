import type { CountedName } from '@waymark/contract/categories';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { FeaturedCities } from './featured-cities.tsx';
import styles from './featured-section.module.css';

interface FeaturedSectionProps {
  cards: readonly CountedName[];
  /** How many cities have open jobs. */
  cities: number;
}

export function FeaturedSection({ cards, cities }: FeaturedSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="featured-cities">
      <SectionHead
        id="featured-cities"
        title="Featured Cities"
        lead={cities >= 20 && '20+ Featured Cities Added Jobs'}
      >
        <ButtonLink variant="secondary" to={paths.categoryLocationJobs}>
          Jobs by Location
        </ButtonLink>
      </SectionHead>
      <FeaturedCities cards={cards} />
    </section>
  );
}
