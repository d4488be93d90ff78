import type { PostingChoices } from '@waymark/contract/posting/postings';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { findHints } from '../hint-rules.ts';
import { describeCost, textOf } from '../form-rules.ts';
import { ApplyingSection } from './applying-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { JobSection } from './job-section.tsx';
import { PaySection } from './pay-section.tsx';
import { PlaceSection } from './place-section.tsx';
import styles from './posting-form.module.css';
import { PublishingSection } from './publishing-section.tsx';
import { SaveConflict, SaveState } from './save-state.tsx';
import type { AttachedFile } from './use-attachment.ts';
import type { PostingForm } from './use-posting-draft.ts';
import type { Publishing } from './use-publishing.ts';

interface PostingFieldsProps {
  form: PostingForm;
  publishing: Publishing;
  attachment: AttachedFile;
  choices: PostingChoices;
  /** Whether it changes a published job. */
  isChange: boolean;
  /** Whether that job is open. */
  isOpen: boolean;
}

export function PostingFields(props: PostingFieldsProps) {
  const { form, publishing, attachment, choices, isChange, isOpen } = props;
  const { fields, change } = form;
  const { problems, failure, pending } = publishing;
  const text = textOf(fields.description);
  const part = { fields, change, problems, choices, hints: findHints(fields, text) };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        publishing.publish();
      }}
    >
      <JobSection {...part} />
      <PlaceSection {...part} />
      <PaySection {...part} />
      <DescriptionSection {...part} text={text} />
      <ApplyingSection {...part} />
      <PublishingSection {...part} attachment={attachment} isOpen={isOpen} />
      {failure && (
        <Notice tone="bad" key={failure}>
          {failure}
        </Notice>
      )}
      <SaveConflict form={form} />
      {choices.needsApproval && !isChange && (
        <p className={styles['note']}>
          We look at a company’s first posting before it goes live. A company that has verified its domain
          goes live at once.
        </p>
      )}
      {!isChange && <p className={styles['note']}>{describeCost(choices.places)}</p>}
      <div className={styles['bar']}>
        <SaveState save={form.save} />
        <Button variant="secondary" pending={pending === 'preview'} onClick={publishing.show}>
          Preview
        </Button>
        <Button type="submit" pending={pending === 'publish'}>
          {isChange ? 'Publish the changes' : 'Publish'}
        </Button>
      </div>
    </form>
  );
}
