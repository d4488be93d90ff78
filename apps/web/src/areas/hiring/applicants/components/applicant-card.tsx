import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicantCard as Card } from '@waymark/contract/hiring/applicants';
import { plural } from '@waymark/contract/text/format-count';
import { memo, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge, Tag } from '../../../../components/data/tag.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { nameOf } from '../board-rules.ts';
import { withParameters } from '../filter-rules.ts';
import { useBoard } from './use-board.ts';
import styles from './applicant-card.module.css';

interface ApplicantCardProps {
  id: string;
  /** Tab goes to the first card of a stage; arrows go on from there. */
  isFirst: boolean;
  isChangeable: boolean;
}

export const ApplicantCard = memo(function ApplicantCard({ id, isFirst, isChangeable }: ApplicantCardProps) {
  const card = useBoard((state) => state.cards.get(id));
  const { element, isDragged } = useCardDrag(id, isChangeable);
  const ask = useBoard((state) => state.ask);
  if (!card) return null;
  const name = nameOf(card);
  return (
    <article ref={element} className={styles['card']} data-card={id} data-dragged={isDragged}>
      <div className={styles['top']}>
        <CardLink id={id} name={name} isFirst={isFirst} />
        {card.starred && <Star />}
      </div>
      <p className={styles['facts']}>{[card.jobTitle, card.location].filter(Boolean).join(' · ')}</p>
      <Marks card={card} />
      <div className={styles['bottom']}>
        <span className={styles['date']}>Applied {formatDate(card.appliedAt)}</span>
        {isChangeable && (
          <button type="button" className={styles['move']} tabIndex={-1} onClick={() => ask([id])}>
            Move<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </div>
    </article>
  );
});

function CardLink({ id, name, isFirst }: { id: string; name: string; isFirst: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [search] = useSearchParams();
  const isFocused = useBoard((state) => state.focusId === id);
  const focus = useBoard((state) => state.focus);

  useEffect(() => {
    if (!isFocused) return undefined;
    // After the dialog that moved it has closed: that gives the focus back to where it was.
    const frame = requestAnimationFrame(() => {
      link.current?.focus({ preventScroll: true });
      focus(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [isFocused, focus]);

  return (
    <Link
      ref={link}
      className={styles['name']}
      tabIndex={isFirst ? 0 : -1}
      to={withParameters(search, { applicant: id })}
      preventScrollReset
      draggable={false}
      aria-describedby="board-keys"
    >
      {name}
    </Link>
  );
}

/** What the company thinks of an applicant, as far as there is room. */
function Marks({ card }: { card: Card }) {
  const { rating, isKnockout, tags, notes } = card;
  return (
    <p className={styles['marks']}>
      {isKnockout && <Badge tone="bad">Knock-out</Badge>}
      {rating !== null && (
        <span className={styles['rating']}>
          <span aria-hidden="true">★ {rating}</span>
          <VisuallyHidden>Rated {rating} of 5</VisuallyHidden>
        </span>
      )}
      {tags.slice(0, 2).map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {tags.length > 2 && <span>+{tags.length - 2}</span>}
      {notes > 0 && <span>{plural(notes, 'note')}</span>}
    </p>
  );
}

function Star() {
  return (
    <span className={styles['star']}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z" />
      </svg>
      <VisuallyHidden>Starred</VisuallyHidden>
    </span>
  );
}

/** Lets a card be taken by pointer. */
function useCardDrag(cardId: string, isChangeable: boolean) {
  const element = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);

  useEffect(() => {
    if (!element.current || !isChangeable) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ cardId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [cardId, isChangeable]);

  return { element, isDragged };
}
