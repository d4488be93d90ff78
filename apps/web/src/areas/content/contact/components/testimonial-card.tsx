import type { Testimonial } from '@waymark/contract/content/testimonials';
import { Avatar } from '../../../../components/media/avatar.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './contact.module.css';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, role, pictureUrl } = testimonial;
  return (
    <figure className={`${ui['card']} ${ui['grid4']} ${styles['card']}`}>
      <svg className={styles['mark']} viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
        <path d="M0 24V13C0 6 4 1 12 0v5C8 6 6 8 6 11h6v13zM18 24V13c0-7 4-12 12-13v5c-4 1-6 3-6 6h6v13z" />
      </svg>
      <blockquote dir="auto">{quote}</blockquote>
      <figcaption className={`${ui['row3']} ${ui['topRule']}`}>
        <Avatar name={name} pictureUrl={pictureUrl} size="small" />
        <span>
          <span className={`${ui['strong']} ${styles['name']}`} dir="auto">
            {name}
          </span>
          <span className={`${ui['note']} ${styles['role']}`}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
