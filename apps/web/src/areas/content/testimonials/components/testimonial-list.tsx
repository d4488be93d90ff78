import {
  testimonialsLimit,
  testimonialsShown,
  type StaffTestimonial,
} from '@waymark/contract/content/staff-testimonials';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { removeTestimonial } from '../api/change-testimonial.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { TestimonialItem } from './testimonial-item.tsx';
import list from './testimonial-list.module.css';

type Asked =
  { what: 'edit'; about: StaffTestimonial | 'new' } | { what: 'picture' | 'remove'; about: StaffTestimonial };

/** What people have said, in the order of the home page (I-5). */
export function TestimonialList({ testimonials }: { testimonials: readonly StaffTestimonial[] }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);

  function act(change: Promise<string>) {
    change
      .then(async (message) => {
        showSuccess(message);
        await revalidate();
      })
      .catch((failure: unknown) => showError(messageOf(failure)));
  }

  return (
    <>
      <PageHeading
        tools={<Button onClick={() => setAsked({ what: 'edit', about: 'new' })}>Add a testimonial</Button>}
      >
        Testimonials
      </PageHeading>
      <p className={styles['quiet']}>
        The home page shows the first {testimonialsShown} that are not hidden, in this order.{' '}
        {testimonials.length} of {testimonialsLimit} are kept.
      </p>
      {testimonials.length === 0 && (
        <EmptyState title="Nobody has said anything yet">
          The home page goes without until there is one.
        </EmptyState>
      )}
      <ol className={list['list']}>
        {testimonials.map((testimonial, at) => (
          <TestimonialItem
            key={testimonial.id}
            testimonial={testimonial}
            isFirst={at === 0}
            isLast={at === testimonials.length - 1}
            onAct={act}
            onAsk={(what) => setAsked({ what, about: testimonial })}
          />
        ))}
      </ol>
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** What is asked before one is changed. */
function Dialogs({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();

  async function remove() {
    if (asked?.what !== 'remove') return;
    showSuccess(await removeTestimonial(asked.about.id));
    onClose();
    await revalidate();
  }

  return (
    <>
      <TestimonialDialog edited={asked?.what === 'edit' ? asked.about : null} onClose={onClose} />
      <PictureDialog testimonial={asked?.what === 'picture' ? asked.about : null} onClose={onClose} />
      <ConfirmDialog
        open={asked?.what === 'remove'}
        title="Remove this testimonial?"
        confirm="Remove"
        onConfirm={remove}
        onClose={onClose}
      >
        It is gone with its picture. To keep it for later, hide it instead.
      </ConfirmDialog>
    </>
  );
}
