import type { CountedName } from '@waymark/contract/jobs/categories';
import { paths } from '@waymark/contract/paths';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import { FeaturedCities } from './featured-cities.tsx';

interface FeaturedSectionProps {
  cards: readonly CountedName[];
  /** How many cities have open jobs. */
  cities: number;
}

export function FeaturedSection({ cards, cities }: FeaturedSectionProps) {
  if (cards.length === 0) return null;
  return (
    <PageSection aria-labelledby="featured-cities">
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
    </PageSection>
  );
}
