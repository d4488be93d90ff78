import type { Testimonial } from '@waymark/contract/testimonials';
import { Carousel } from '../../../components/carousel.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import styles from './testimonials.module.css';

/** Not there until somebody has said something (I-5). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="testimonials">
      <SectionHead id="testimonials" title="People who found their way" />
      <Carousel
        label="Testimonials"
        slides={testimonials.map((testimonial) => ({
          key: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </section>
  );
}
