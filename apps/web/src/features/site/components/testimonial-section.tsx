import type { Testimonial } from '@waymark/contract/testimonials';
import { TestimonialCard } from './testimonial-card.tsx';
import styles from './testimonial-section.module.css';

/** One testimonial by itself; nothing until somebody has said something. */
export function TestimonialSection({ testimonial }: { testimonial: Testimonial | undefined }) {
  if (!testimonial) return null;
  return (
    <section className={styles['section']} aria-label="What people say">
      <TestimonialCard testimonial={testimonial} />
    </section>
  );
}
