import {
  issueBodyMaxLength,
  issueSummaryMaxLength,
  issueTitleMaxLength,
} from '@waymark/contract/content/choices';
import type { IssueDraft, IssuePreview, StaffIssueDetail } from '@waymark/contract/content/issues';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { DeskHeading } from '../../../../../components/data/desk.tsx';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { TextArea, TextField } from '../../../../../components/form/text-field.tsx';
import { useRefusal } from '../../../../../components/form/use-refusal.ts';
import { Card } from '../../../../../components/layout/card.tsx';
import { Prose } from '../../../../../components/layout/prose.tsx';
import { DraftFailure, DraftState } from '../../../../../components/writing/draft-notes.tsx';
import { useDraft, type Draft } from '../../../../../components/writing/use-draft.ts';
import { usePreview } from '../../../../../components/writing/use-preview.ts';
import { MarkdownField, WritingDesk } from '../../../../../components/writing/writing-desk.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import ui from '../../../../../styles/primitives.module.css';
import { staffIssuesPath } from '../../rules.ts';
import styles from '../newsletter.module.css';
import { IssueStateBadge } from './issue-list.tsx';
import { SendCard } from './send-card.tsx';
import { useSay } from '../../../../../lib/languages/say.ts';

const emptyPreview: IssuePreview = { mail: '', text: '', page: '' };

async function previewIssue(body: IssueDraft, signal: AbortSignal): Promise<IssuePreview> {
  return (await callApi('POST /staff/newsletter-previews', { body }, { signal })).data;
}

/** The editor of an issue: its fields, its preview, and the sending. */
export function IssueDesk({ issue }: { issue: StaffIssueDetail }) {
  const params = { issueId: issue.id };
  const work = useDraft<IssueDraft>(issue, async (version, draft, options = {}) => {
    const input = { params, body: { version, draft } };
    return (await callApi('PUT /staff/newsletter/:issueId/draft', input, options)).data.version;
  });
  const { draft, change } = work;
  const refusal = useRefusal(draft);
  const preview = usePreview(draft, previewIssue, emptyPreview);
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
  /** Of the draft. */
  state?: Draft<IssueDraft>['state'];
}

export function IssueHead({ issue, title, state }: IssueHeadProps) {
  const say = useSay();
  const show = issue.state !== 'draft' ? 'sent' : issue.scheduledFor ? 'scheduled' : 'drafts';
  return (
    <>
      <DeskHeading list={staffIssuesPath(show)}>{title || say`Without a subject`}</DeskHeading>
      <p className={ui['cluster2']}>
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
  const say = useSay();
  return (
    <div className={ui['stack5']}>
      <TextField
        label={say`Subject`}
        hint={say`Of the mail, and the title of the page. The page’s address is made of it.`}
        value={draft.title}
        maxLength={issueTitleMaxLength}
        error={errors['title']}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={say`First sentence`}
        hint={say`Mail programs show it beside the subject.`}
        rows={2}
        value={draft.summary}
        maxLength={issueSummaryMaxLength}
        error={errors['summary']}
        onChange={({ target }) => change({ summary: target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
      <MarkdownField
        label={say`Text`}
        hint={say`Markdown: ## for a heading, **strong**, [words](address). An address on the board may begin with /.`}
        value={draft.body}
        maxLength={issueBodyMaxLength}
        error={errors['body']}
        onChange={({ target }) => change({ body: target.value })}
      />
    </div>
  );
}

const previewKinds = [
  { value: 'mail', label: msg`Mail` },
  { value: 'text', label: msg`Mail as text` },
  { value: 'page', label: msg`Page` },
] as const;
type PreviewKind = (typeof previewKinds)[number]['value'];

/** The issue as mail, as plain text, and as a page of the archive. */
function IssuePreviews({ draft, preview }: { draft: IssueDraft; preview: IssuePreview }) {
  const say = useSay();
  const [kind, setKind] = useState<PreviewKind>('mail');
  return (
    <Card title={say`Preview`}>
      <Actions>
        {previewKinds.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            aria-pressed={value === kind}
            onClick={() => setKind(value)}
          >
            {label}
          </Button>
        ))}
      </Actions>
      {preview.mail === '' ? (
        <p className={ui['note']}>{say`What you write appears here.`}</p>
      ) : (
        <Preview kind={kind} draft={draft} preview={preview} />
      )}
    </Card>
  );
}

function Preview({ kind, draft, preview }: { kind: PreviewKind; draft: IssueDraft; preview: IssuePreview }) {
  const say = useSay();
  if (kind === 'text')
    return (
      <p className={styles['plain']} dir="auto">
        {preview.text}
      </p>
    );
  if (kind === 'page') {
    return (
      <div className={`${ui['grid4']} ${ui['anywhere']}`}>
        <p className={styles['title']} dir="auto">
          {draft.title}
        </p>
        <p dir="auto">{draft.summary}</p>
        <Prose html={preview.page} />
      </div>
    );
  }
  // The sandbox keeps scripts from running and links from opening.
  return (
    <iframe
      className={`${ui['panel']} ${styles['mail']}`}
      title={say`The mail`}
      sandbox=""
      srcDoc={preview.mail}
    />
  );
}
