import { linkDays, linkLabelMaxLength } from '@waymark/contract/resumes/choices/resume-sharing';
import type { ResumeText as Text } from '@waymark/contract/resumes/resume-reading';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { ResumeText } from '../../../../components/document/resume-text.tsx';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { createLink, previewLink } from '../api/change-link.ts';
import { firstLinkValues, newLinkOf, shownParts } from '../rules.ts';
import type { LinkValues } from '../rules.ts';
import styles from './public-links.module.css';

interface LinkFormProps {
  resumes: readonly Resume[];
  onMade: (address: string) => void;
  onClose: () => void;
}

/** What the contract calls otherwise than the form. */
const fieldOf: Record<string, keyof LinkValues> = { withContact: 'shown', allowsDownload: 'shown' };

export function LinkForm({ resumes, onMade, onClose }: LinkFormProps) {
  const form = useForm<LinkValues>({ defaultValues: firstLinkValues(resumes[0]?.id ?? '') });
  const { errors, isSubmitting } = form.formState;

  async function make(values: LinkValues) {
    try {
      onMade(await createLink(newLinkOf(values)));
    } catch (failure) {
      showFailure(form, failure, fieldOf);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(make)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label="Whom it is for"
        hint="Only you see it: a link for each of them tells who has looked."
        maxLength={linkLabelMaxLength}
        {...bindField(form, 'label')}
      />
      <SelectField label="Resume" {...bindField(form, 'resumeId')}>
        {resumes.map(({ id, label, name }) => (
          <option key={id} value={id}>
            {label || name}
          </option>
        ))}
      </SelectField>
      <RadioGroupField label="What it shows" options={shownParts} {...bindField(form, 'shown')} />
      <Preview form={form} />
      <SelectField label="It works for" {...bindField(form, 'days')}>
        {linkDays.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Make the link
        </Button>
      </Actions>
    </form>
  );
}

function Preview({ form }: { form: UseFormReturn<LinkValues> }) {
  const [resumeId, shown] = useWatch({ control: form.control, name: ['resumeId', 'shown'] });
  if (shown === 'file' || resumeId === '') return null;
  const withContact = shown === 'contact';
  return <LinkPreview key={`${resumeId} ${shown}`} resumeId={resumeId} withContact={withContact} />;
}

interface LinkPreviewProps {
  resumeId: string;
  withContact: boolean;
}

/** What whoever has the link will read, before there is one. */
function LinkPreview({ resumeId, withContact }: LinkPreviewProps) {
  const [text, setText] = useState<Text>();
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);

  async function load() {
    setPending(true);
    setFailure('');
    try {
      setText(await previewLink(resumeId, withContact));
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (text) {
    return (
      <ScrollRegion className={styles['preview']} label="Preview">
        <ResumeText text={text} />
      </ScrollRegion>
    );
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button variant="secondary" pending={pending} onClick={() => void load()}>
          See what it shows
        </Button>
      </div>
    </>
  );
}
