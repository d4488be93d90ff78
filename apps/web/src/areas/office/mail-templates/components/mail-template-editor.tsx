import type { MailTemplate } from '@waymark/contract/office/mail-template-rules';
import type { MailPreview, MailTemplateDetail } from '@waymark/contract/office/mail-templates';
import { paths } from '@waymark/contract/paths';
import { useCallback, useState } from 'react';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { usePreview } from '../../../../components/writing/use-preview.ts';
import { MarkdownField, WritingDesk } from '../../../../components/writing/writing-desk.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { nameMail } from '../rules.ts';
import styles from './mail-templates.module.css';

const emptyPreview: MailPreview = { subject: '', html: '', text: '' };

const written = (name: string) => `{{${name}}}`;

/** The words of a mail, its variables, and how it looks with data of an example. */
export function MailTemplateEditor({ mail }: { mail: MailTemplateDetail }) {
  const [stored, setStored] = useState(mail);
  const { kind, own, standard } = stored;
  const [draft, setDraft] = useState<MailTemplate>(own ?? standard);
  const refusal = useRefusal(draft as unknown as Readonly<Record<string, unknown>>);
  const [pending, setPending] = useState<'save' | 'test' | 'standard' | null>(null);
  const ask = useCallback(
    async (template: MailTemplate, signal: AbortSignal) =>
      (
        await callApi(
          'POST /staff/mail-templates/:kind/preview',
          { params: { kind }, body: { template } },
          { signal },
        )
      ).data,
    [kind],
  );
  const preview = usePreview(draft, ask, emptyPreview);

  async function act(name: 'save' | 'test' | 'standard', run: () => Promise<void>) {
    setPending(name);
    refusal.forget();
    try {
      await run();
    } catch (failure) {
      refusal.refuseFor(failure);
    } finally {
      setPending(null);
    }
  }

  const put = async (template: MailTemplate | null) => {
    const input = { params: { kind }, body: { template, version: stored.version } };
    const { data } = await callApi('PUT /staff/mail-templates/:kind', input);
    setStored(data);
    setDraft(data.own ?? data.standard);
    showSuccess(template ? 'Saved. The next mail has these words.' : 'The product’s own words are back.');
  };
  const test = async () => {
    const input = { params: { kind }, body: { template: draft } };
    showSuccess((await callApi('POST /staff/mail-templates/:kind/test', input)).message);
  };
  const change = (part: Partial<MailTemplate>) => setDraft({ ...draft, ...part });
  const problemAt = (field: keyof MailTemplate) => refusal.problems[`template.${field}`];
  return (
    <>
      <DeskHeading list={paths.staffMailTemplates}>{nameMail(kind)}</DeskHeading>
      <p>
        <Badge tone={own ? 'good' : 'neutral'}>{own ? 'Your own words' : 'The product’s words'}</Badge>
      </p>
      <WritingDesk preview={<Preview preview={preview} />}>
        {refusal.message && <Notice tone="bad">{refusal.message}</Notice>}
        <TextField
          label="Subject"
          value={draft.subject}
          maxLength={150}
          error={problemAt('subject')}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextField
          label="Heading"
          value={draft.heading}
          maxLength={150}
          error={problemAt('heading')}
          onChange={({ target }) => change({ heading: target.value })}
        />
        <MarkdownField
          label="Text"
          hint="Markdown: **strong**, [words](https://…), - for a list."
          value={draft.text}
          maxLength={4000}
          error={problemAt('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Actions>
          <Button pending={pending === 'save'} onClick={() => void act('save', () => put(draft))}>
            Save
          </Button>
          <Button variant="secondary" pending={pending === 'test'} onClick={() => void act('test', test)}>
            Mail me a test
          </Button>
          {own && (
            <Button
              variant="secondary"
              pending={pending === 'standard'}
              onClick={() => void act('standard', () => put(null))}
            >
              Back to the product’s words
            </Button>
          )}
        </Actions>
        <Variables variables={stored.variables} />
      </WritingDesk>
    </>
  );
}

function Variables({ variables }: Pick<MailTemplateDetail, 'variables'>) {
  return (
    <Card title="Variables">
      <dl className={ui['grid3']}>
        {variables.map(({ name, meaning, isBlock, isRequired }) => (
          <div key={name}>
            <dt className={styles['name']}>
              <code>{written(name)}</code>
              {isRequired && <Badge tone="bad">Required</Badge>}
            </dt>
            <dd className={ui['soft']}>
              {meaning}
              {isBlock && ' It stands on a line of its own.'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Preview({ preview: { subject, html, text } }: { preview: MailPreview }) {
  const [isPlain, setPlain] = useState(false);
  return (
    <Card title="Preview">
      <Actions>
        <Button
          variant={isPlain ? 'secondary' : 'primary'}
          aria-pressed={!isPlain}
          onClick={() => setPlain(false)}
        >
          Mail
        </Button>
        <Button
          variant={isPlain ? 'primary' : 'secondary'}
          aria-pressed={isPlain}
          onClick={() => setPlain(true)}
        >
          Mail as text
        </Button>
      </Actions>
      {html === '' ? (
        <p className={ui['note']}>The mail appears here with data of an example.</p>
      ) : (
        <>
          <p className={ui['anywhere']}>
            <span className={ui['note']}>Subject: </span>
            {subject}
          </p>
          {isPlain ? (
            <p className={styles['plain']}>{text}</p>
          ) : (
            // The sandbox keeps scripts from running and links from opening.
            <iframe
              className={`${ui['panel']} ${styles['mail']}`}
              title="The mail"
              sandbox=""
              srcDoc={html}
            />
          )}
        </>
      )}
    </Card>
  );
}
