import type { StaffTestimonial } from '@waymark/contract/content/staff-testimonials';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { hideTestimonial, moveTestimonial } from '../api/change-testimonial.ts';
import styles from './testimonial-list.module.css';

interface TestimonialItemProps {
  testimonial: StaffTestimonial;
  isFirst: boolean;
  isLast: boolean;
  onAct: (change: Promise<string>) => void;
  onAsk: (what: 'edit' | 'picture' | 'remove') => void;
}

export function TestimonialItem({ testimonial, isFirst, isLast, onAct, onAsk }: TestimonialItemProps) {
  const { id, quote, name, role, pictureUrl, hidden } = testimonial;
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <li className={styles['item']}>
      <div className={styles['person']}>
        <Avatar name={name} pictureUrl={pictureUrl} size="small" />
        <p className={styles['who']}>
          <strong>{name}</strong>
          <span className={styles['role']}>{role}</span>
        </p>
        {hidden && <Badge>Hidden</Badge>}
      </div>
      <p className={styles['quote']}>{quote}</p>
      <div className={styles['tools']}>
        <Button variant="quiet" onClick={() => onAsk('edit')}>
          <span>Edit{about}</span>
        </Button>
        <Button variant="quiet" onClick={() => onAsk('picture')}>
          <span>Picture{about}</span>
        </Button>
        <Button variant="quiet" disabled={isFirst} onClick={() => onAct(moveTestimonial(id, 'up'))}>
          <span>Up{about}</span>
        </Button>
        <Button variant="quiet" disabled={isLast} onClick={() => onAct(moveTestimonial(id, 'down'))}>
          <span>Down{about}</span>
        </Button>
        <Button variant="quiet" onClick={() => onAct(hideTestimonial(id, !hidden))}>
          <span>
            {hidden ? 'Show' : 'Hide'}
            {about}
          </span>
        </Button>
        <Button variant="quiet" onClick={() => onAsk('remove')}>
          <span>Remove{about}</span>
        </Button>
      </div>
    </li>
  );
}
