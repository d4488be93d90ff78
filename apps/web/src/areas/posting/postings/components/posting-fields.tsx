import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import type { PostingChoices, PostingPreview } from '@waymark/contract/posting/postings';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { lazy, Suspense } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { describeCost, textOf, fromLocalMoment, toLocalMoment } from '../form-rules.ts';
import { findHints } from '../hint-rules.ts';
import { AdRulesSection } from './ad-rules-section.tsx';
import { ApplyingSection } from './applying-section.tsx';
import { AttachmentField, type AttachedFile } from './attachment-field.tsx';
import { Advice, bindDraft, FormSection, Wide, type SectionProps } from './form-section.tsx';
import { LanguageField } from './language-field.tsx';
import { JobSection, PaySection, PlaceSection } from './job-sections.tsx';
import { OwnSection } from './own-section.tsx';
import styles from './postings.module.css';
import type { PostingForm, SaveState as State } from './use-posting-draft.ts';
import type { Publishing } from './use-publishing.ts';
import { useSay } from '../../../../lib/languages/say.ts';

// The editor is the largest part of the page: the fields above do not wait for it.
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

const saveTexts: Partial<Record<State['type'], string>> = {
  waiting: msg`Not saved yet`,
  saving: msg`Saving…`,
  saved: msg`Saved`,
  newer: msg`Not saved: there is a newer version`,
  gone: msg`Not saved: this draft is gone`,
};

interface PostingFieldsProps {
  form: PostingForm;
  publishing: Publishing;
  attachment: AttachedFile;
  choices: PostingChoices;
  /** What laws ask for and the saved draft does not have. */
  ads: PostingPreview['ads'];
  /** What the text of the saved draft is told to be in; empty where that is not known. */
  detectedLanguage: string;
  /** Whether it changes a published job. */
  isChange: boolean;
  isOpen: boolean;
}

export function PostingFields(props: PostingFieldsProps) {
  const say = useSay();
  const locale = useLocale();
  const { form, publishing, attachment, choices, ads, detectedLanguage, isChange, isOpen } = props;
  const { fields, change } = form;
  const { problems, failure, pending } = publishing;
  const text = textOf(fields.description);
  const part = { fields, change, problems, choices, hints: findHints(say, fields, text) };
  return (
    <form
      className={`${ui['grid7']} ${styles['form']}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        publishing.publish();
      }}
    >
      <JobSection {...part} />
      <PlaceSection {...part} />
      <PaySection {...part} />
      <DescriptionSection {...part} text={text} detectedLanguage={detectedLanguage} />
      <OwnSection {...part} />
      <ApplyingSection {...part} />
      <PublishingSection {...part} attachment={attachment} isOpen={isOpen} />
      <AdRulesSection {...part} ads={ads} />
      {failure && (
        <Notice tone="bad" key={failure}>
          {failure}
        </Notice>
      )}
      <SaveConflict form={form} />
      {choices.needsApproval && !isChange && (
        <p className={ui['note']}>
          {say`We look at a company’s first posting before it goes live. A company that has verified its domain goes live at once.`}
        </p>
      )}
      {!isChange && <p className={ui['note']}>{describeCost(say, choices.places, locale)}</p>}
      <div className={`${ui['cluster3']} ${styles['formBar']}`}>
        <SaveState save={form.save} />
        <Button variant="secondary" pending={pending === 'preview'} onClick={publishing.show}>
          {say`Preview`}
        </Button>
        <Button type="submit" pending={pending === 'publish'}>
          {isChange ? say`Publish the changes` : say`Publish`}
        </Button>
      </div>
    </form>
  );
}

interface PublishingSectionProps extends SectionProps {
  attachment: AttachedFile;
  /** An open job has no publishing day any more. */
  isOpen: boolean;
}

function PublishingSection(props: PublishingSectionProps) {
  const say = useSay();
  const { fields, change, problems, attachment, isOpen } = props;
  return (
    <FormSection title={say`File and day`}>
      <Wide>
        <AttachmentField attachment={attachment} />
      </Wide>
      {!isOpen && (
        <TextField
          label={say`Goes live on (optional)`}
          name="publishAt"
          type="datetime-local"
          hint={say`Your own time. Empty: at once.`}
          value={toLocalMoment(fields.publishAt)}
          onChange={(event) => change({ publishAt: fromLocalMoment(event.currentTarget.value) })}
          error={problems['publishAt']}
        />
      )}
    </FormSection>
  );
}

function SaveState({ save }: { save: State }) {
  const say = useSay();
  const text = save.type === 'failed' ? say`Not saved: ${save.message}` : (saveTexts[save.type] ?? '');
  return (
    <span
      className={`${ui['note']} ${styles['saved']}`}
      role="status"
      data-tone={save.type === 'failed' || save.type === 'newer' || save.type === 'gone' ? 'bad' : undefined}
      dir="auto"
    >
      {text}
    </span>
  );
}

/** Another window or a colleague has changed the draft. */
function SaveConflict({ form }: { form: Pick<PostingForm, 'save' | 'takeOver' | 'startOver'> }) {
  const say = useSay();
  if (form.save.type === 'newer') {
    return (
      <Notice tone="bad">
        <p>{say`This draft was changed in another window. Nothing more is saved here until you choose.`}</p>
        <Actions>
          <Button variant="secondary" onClick={() => void form.takeOver('theirs')}>
            {say`Show the newer one`}
          </Button>
          <Button variant="secondary" onClick={() => void form.takeOver('mine')}>
            {say`Keep what is here`}
          </Button>
        </Actions>
      </Notice>
    );
  }
  if (form.save.type !== 'gone') return null;
  return (
    <Notice tone="bad">
      <p>{say`This draft was published or deleted in another window. What you typed is still here.`}</p>
      <Actions>
        <Button variant="secondary" onClick={form.startOver}>
          {say`Keep it as a new draft`}
        </Button>
      </Actions>
    </Notice>
  );
}

interface DescriptionSectionProps extends SectionProps {
  /** The description without its formatting. */
  text: string;
  detectedLanguage: string;
}

function DescriptionSection({ text, detectedLanguage, ...section }: DescriptionSectionProps) {
  const say = useSay();
  const locale = useLocale();
  const { fields, change, problems, hints } = section;
  return (
    <FormSection title={say`Description`}>
      <Wide>
        <Suspense fallback={<LoadingLine>{say`Loading the editor…`}</LoadingLine>}>
          <RichTextEditor
            label={say`Job Description`}
            hint={
              <Advice advice={hints.description}>
                {say`${formatCount(text.length, locale)} of ${formatCount(postingLimits.description, locale)} characters. Text from Word comes out clean.`}
              </Advice>
            }
            value={fields.description}
            onChange={(description) => change({ description })}
            error={problems['description']}
          />
        </Suspense>
      </Wide>
      <Wide>
        <TextArea
          label={say`Job Requirements (optional)`}
          hint={say`One a line`}
          rows={4}
          maxLength={postingLimits.requirements}
          {...bindDraft(section, 'requirements')}
        />
      </Wide>
      <Wide>
        <TextArea
          label={say`How to Apply (optional)`}
          rows={3}
          maxLength={postingLimits.howToApply}
          {...bindDraft(section, 'howToApply')}
        />
      </Wide>
      <LanguageField {...section} detected={detectedLanguage} />
    </FormSection>
  );
}
