import { zodResolver } from '@hookform/resolvers/zod';
import {
  testimonialFieldsSchema,
  testimonialsLimit,
  testimonialsShown,
  type StaffTestimonial,
  type TestimonialFields,
} from '@waymark/contract/content/staff-testimonials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RowButton } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { PictureForm } from './picture-form.tsx';
import styles from './testimonial-list.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface Asked {
  what: 'edit' | 'picture' | 'remove';
  about: StaffTestimonial;
}

/** Testimonials in the order of the home page (I-5). */
export function TestimonialList({ testimonials }: { testimonials: readonly StaffTestimonial[] }) {
  const say = useSay();
  const [asked, setAsked] = useState<Asked | 'new' | null>(null);
  return (
    <>
      <PageHeading tools={<Button onClick={() => setAsked('new')}>{say`Add a testimonial`}</Button>}>
        {say`Testimonials`}
      </PageHeading>
      <p className={ui['note']}>
        {say`The home page shows the first ${testimonialsShown} that are not hidden, in this order. ${testimonials.length} of ${testimonialsLimit} are kept.`}
      </p>
      {testimonials.length === 0 && (
        <EmptyState
          title={say`No testimonials yet`}
        >{say`The home page goes without until there is one.`}</EmptyState>
      )}
      <ol className={styles['list']}>
        {testimonials.map((testimonial, at) => (
          <TestimonialItem
            key={testimonial.id}
            testimonial={testimonial}
            isFirst={at === 0}
            isLast={at === testimonials.length - 1}
            onAsk={(what) => setAsked({ what, about: testimonial })}
          />
        ))}
      </ol>
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface TestimonialItemProps {
  testimonial: StaffTestimonial;
  isFirst: boolean;
  isLast: boolean;
  onAsk: (what: Asked['what']) => void;
}

function TestimonialItem({ testimonial, isFirst, isLast, onAsk }: TestimonialItemProps) {
  const say = useSay();
  const { id, quote, name, role, pictureUrl, hidden } = testimonial;
  const { press } = useChange();
  const params = { testimonialId: id };
  const move = (direction: 'up' | 'down') =>
    press(callApi('PUT /staff/testimonials/:testimonialId/place', { params, body: { direction } }));
  const hide = () =>
    press(callApi('PUT /staff/testimonials/:testimonialId/hidden', { params, body: { hidden: !hidden } }));
  return (
    <li className={`${ui['grid3']} ${styles['item']}`}>
      <div className={ui['cluster3']}>
        <Avatar name={name} pictureUrl={pictureUrl} size="small" />
        <p className={styles['who']}>
          <strong dir="auto">{name}</strong>
          <span className={ui['note']}>{role}</span>
        </p>
        {hidden && <Badge>{say`Hidden`}</Badge>}
      </div>
      <p className={`${ui['measure']} ${ui['anywhere']}`} dir="auto">
        {quote}
      </p>
      <div className={`${ui['wrap']} ${styles['tools']}`}>
        <RowButton name={name} onPress={() => onAsk('edit')}>
          {say`Edit`}
        </RowButton>
        <RowButton name={name} onPress={() => onAsk('picture')}>
          {say`Picture`}
        </RowButton>
        <RowButton name={name} disabled={isFirst} onPress={() => move('up')}>
          {say`Up`}
        </RowButton>
        <RowButton name={name} disabled={isLast} onPress={() => move('down')}>
          {say`Down`}
        </RowButton>
        <RowButton name={name} onPress={hide}>
          {hidden ? say`Show` : say`Hide`}
        </RowButton>
        <RowButton name={name} onPress={() => onAsk('remove')}>
          {say`Remove`}
        </RowButton>
      </div>
    </li>
  );
}

function Dialogs({ asked, onClose }: { asked: Asked | 'new' | null; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const { what, about } = asked === 'new' || asked === null ? { what: asked, about: null } : asked;

  async function remove() {
    if (!about) return;
    const params = { testimonialId: about.id };
    await change(callApi('DELETE /staff/testimonials/:testimonialId', { params }), onClose);
  }

  return (
    <>
      <Dialog
        open={what === 'new' || what === 'edit'}
        title={what === 'edit' ? say`Edit what ${about.name} said` : say`Add a testimonial`}
        onClose={onClose}
      >
        {(what === 'new' || what === 'edit') && <TestimonialForm known={about} onClose={onClose} />}
      </Dialog>
      <Dialog open={what === 'picture'} title={say`Picture of ${about?.name ?? ''}`} onClose={onClose}>
        {what === 'picture' && <PictureForm testimonial={about} onClose={onClose} />}
      </Dialog>
      <ConfirmDialog
        open={what === 'remove'}
        title={say`Remove this testimonial?`}
        confirm={say`Remove`}
        onConfirm={remove}
        onClose={onClose}
      >
        {say`It is gone with its picture. To keep it for later, hide it instead.`}
      </ConfirmDialog>
    </>
  );
}

function TestimonialForm({ known, onClose }: { known: StaffTestimonial | null; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const form = useForm({
    resolver: zodResolver(testimonialFieldsSchema),
    defaultValues: { quote: known?.quote ?? '', name: known?.name ?? '', role: known?.role ?? '' },
  });
  const save = (fields: TestimonialFields) =>
    change(
      known
        ? callApi('PUT /staff/testimonials/:testimonialId', {
            params: { testimonialId: known.id },
            body: { ...fields, version: known.version },
          })
        : callApi('POST /staff/testimonials', { body: fields }),
      onClose,
    );
  return (
    <Form form={form} onSubmit={save} submit={say`Save`} onCancel={onClose}>
      <TextArea
        label={say`What was said`}
        hint={say`Only what they let you quote.`}
        rows={5}
        {...bindField(form, 'quote')}
      />
      <TextField label={say`Name`} autoComplete="off" {...bindField(form, 'name')} />
      <TextField label={say`What they do`} hint={say`For example Electrician`} {...bindField(form, 'role')} />
      <PrivacyNote />
    </Form>
  );
}
