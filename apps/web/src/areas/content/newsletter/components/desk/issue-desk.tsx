import {
  issueBodyMaxLength,
  issueSummaryMaxLength,
  issueTitleMaxLength,
} from '@waymark/contract/content/choices/newsletter';
import type { IssueDraft, IssuePreview, StaffIssueDetail } from '@waymark/contract/content/issues';
import desk from '../../../../../components/data/desk.module.css';
import { ButtonLink } from '../../../../../components/form/button.tsx';
import formStyles from '../../../../../components/form/form.module.css';
import { TextArea } from '../../../../../components/form/text-area.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import { useRefusal } from '../../../../../components/form/use-refusal.ts';
import { PageHeading } from '../../../../../components/layout/page-heading.tsx';
import { DraftFailure, DraftState } from '../../../../../components/writing/draft-notes.tsx';
import { useDraft, type Draft } from '../../../../../components/writing/use-draft.ts';
import { usePreview } from '../../../../../components/writing/use-preview.ts';
import { MarkdownField, WritingDesk } from '../../../../../components/writing/writing-desk.tsx';
import { previewIssue, saveDraft } from '../../api/change-issue.ts';
import { staffIssuesPath } from '../../rules.ts';
import { IssuePreviews } from './issue-previews.tsx';
import { IssueStateBadge } from './issue-state.tsx';
import { SendCard } from './send-card.tsx';

const nothing: IssuePreview = { mail: '', text: '', page: '' };

/** Where an issue is written: its fields, how it will look, and when it goes. */
export function IssueDesk({ issue }: { issue: StaffIssueDetail }) {
  const work = useDraft<IssueDraft>(issue, (...version) => saveDraft(issue.id, ...version));
  const { draft, change } = work;
  const refusal = useRefusal(draft);
  const preview = usePreview(draft, previewIssue, nothing);
  return (
    <>
      <IssueHead issue={issue} title={draft.title} state={work.state} />
      <DraftFailure {...work} />
      <WritingDesk preview={<IssuePreviews draft={draft} preview={preview} />}>
        <Fields draft={draft} errors={refusal.problems} change={change} />
        <SendCard issue={issue} work={work} refusal={refusal} />
      </WritingDesk>
    </>
  );
}

interface IssueHeadProps {
  issue: StaffIssueDetail;
  title: string;
  /** Of what is being written. */
  state?: Draft<IssueDraft>['state'];
}

export function IssueHead({ issue, title, state }: IssueHeadProps) {
  const show = issue.state !== 'draft' ? 'sent' : issue.scheduledFor ? 'scheduled' : 'drafts';
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={staffIssuesPath(show)}>
            Back to the list
          </ButtonLink>
        }
      >
        {title || 'Without a subject'}
      </PageHeading>
      <p className={desk['badges']}>
        <IssueStateBadge issue={issue} />
        {state && <DraftState state={state} />}
      </p>
    </>
  );
}

interface FieldsProps extends Pick<Draft<IssueDraft>, 'draft' | 'change'> {
  errors: Readonly<Record<string, string>>;
}

function Fields({ draft, errors, change }: FieldsProps) {
  return (
    <div className={formStyles['form']}>
      <TextField
        label="Subject"
        hint="Of the mail, and the title of the page. The page’s address is made of it."
        value={draft.title}
        maxLength={issueTitleMaxLength}
        error={errors['title']}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="First sentence"
        hint="Mail programs show it beside the subject."
        rows={2}
        value={draft.summary}
        maxLength={issueSummaryMaxLength}
        error={errors['summary']}
        onChange={({ target }) => change({ summary: target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
      <MarkdownField
        label="Text"
        hint="Markdown: ## for a heading, **strong**, [words](address). An address on the board may begin with /."
        value={draft.body}
        maxLength={issueBodyMaxLength}
        error={errors['body']}
        onChange={({ target }) => change({ body: target.value })}
      />
    </div>
  );
}
