import { Link, useSearchParams } from 'react-router';
import { Badge, Tag } from '../../../../components/data/tag.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { nameOf } from '../board-rules.ts';
import { useBoard } from './use-board.ts';
import { withParameters } from '../filter-rules.ts';
import styles from './applicant-list.module.css';

interface ListRowProps {
  id: string;
  isChangeable: boolean;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

export function ListRow({ id, isChangeable, isSelected, onSelect }: ListRowProps) {
  const [search] = useSearchParams();
  const card = useBoard((state) => state.cards.get(id));
  const stage = useBoard((state) => state.stages.find((one) => one.id === state.cards.get(id)?.stageId));
  if (!card) return null;
  const name = nameOf(card);
  const facts = [card.jobTitle, card.location, `Applied ${formatDate(card.appliedAt)}`].filter(Boolean);
  return (
    <div className={styles['row']}>
      {isChangeable && (
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select ${name}`}
          onChange={(event) => onSelect(id, event.currentTarget.checked)}
        />
      )}
      <div className={styles['who']}>
        <Link
          className={styles['name']}
          to={withParameters(search, { applicant: id, compare: null })}
          preventScrollReset
        >
          {name}
        </Link>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </div>
      <p className={styles['marks']}>
        {card.isKnockout && <Badge tone="bad">Knock-out</Badge>}
        {card.starred && <Badge>Starred</Badge>}
        {card.tags.slice(0, 2).map((tag) => (
          <Tag key={tag.id}>{tag.name}</Tag>
        ))}
        {card.rating !== null && (
          <span>
            <span aria-hidden="true">★ {card.rating}</span>
            <VisuallyHidden>Rated {card.rating} of 5</VisuallyHidden>
          </span>
        )}
      </p>
      <span className={styles['badge']}>
        <Badge tone={stage?.kind === 'declined' ? 'bad' : stage?.kind === 'hired' ? 'good' : 'neutral'}>
          {stage?.name}
        </Badge>
      </span>
    </div>
  );
}
