import type { Testimonial } from '@waymark/contract/content/testimonials';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

/** One testimonial by itself; nothing until somebody has said something. */
export function TestimonialSection({ testimonial }: { testimonial: Testimonial | undefined }) {
  if (!testimonial) return null;
  return (
    <PageSection aria-label="What people say">
      <TestimonialCard testimonial={testimonial} />
    </PageSection>
  );
}
