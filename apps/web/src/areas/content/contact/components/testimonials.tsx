import type { Testimonial } from '@waymark/contract/content/testimonials';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { Carousel } from '../../../../components/media/carousel.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

/** Not there until somebody has said something (I-5). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <PageSection aria-labelledby="testimonials">
      <SectionHead id="testimonials" title="People who found their way" />
      <Carousel
        label="Testimonials"
        slides={testimonials.map((testimonial) => ({
          key: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </PageSection>
  );
}
