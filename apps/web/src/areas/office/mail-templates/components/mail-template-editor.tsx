import { msg } from '@waymark/contract/text/message';
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
import { useSay } from '../../../../lib/languages/say.ts';

const emptyPreview: MailPreview = { subject: '', html: '', text: '' };

const written = (name: string) => `{{${name}}}`;

type Act = 'save' | 'test' | 'standard';

/** The stored words, the typed ones, and what becomes of them. */
function useTemplate(mail: MailTemplateDetail) {
  const [stored, setStored] = useState(mail);
  const { kind, own, standard } = stored;
  const [draft, setDraft] = useState<MailTemplate>(own ?? standard);
  const refusal = useRefusal(draft as unknown as Readonly<Record<string, unknown>>);
  const [pending, setPending] = useState<Act | null>(null);

  async function act(name: Act, run: () => Promise<void>) {
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
    showSuccess(
      template ? msg`Saved. The next mail has these words.` : msg`The product’s own words are back.`,
    );
  };
  const sendTest = async () => {
    const input = { params: { kind }, body: { template: draft } };
    showSuccess((await callApi('POST /staff/mail-templates/:kind/test', input)).message);
  };
  return {
    stored,
    draft,
    pending,
    message: refusal.message,
    problemAt: (field: keyof MailTemplate) => refusal.problems[`template.${field}`],
    change: (part: Partial<MailTemplate>) => setDraft({ ...draft, ...part }),
    save: () => void act('save', () => put(draft)),
    test: () => void act('test', sendTest),
    restore: () => void act('standard', () => put(null)),
  };
}

type Template = ReturnType<typeof useTemplate>;

/** The words of a mail, its variables, and how it looks with data of an example. */
export function MailTemplateEditor({ mail }: { mail: MailTemplateDetail }) {
  const say = useSay();
  const template = useTemplate(mail);
  const { kind, own, variables } = template.stored;
  const ask = useCallback(
    async (typed: MailTemplate, signal: AbortSignal) => {
      const input = { params: { kind }, body: { template: typed } };
      return (await callApi('POST /staff/mail-templates/:kind/preview', input, { signal })).data;
    },
    [kind],
  );
  const preview = usePreview(template.draft, ask, emptyPreview);
  return (
    <>
      <DeskHeading list={paths.staffMailTemplates}>{nameMail(kind)}</DeskHeading>
      <p>
        <Badge tone={own ? 'good' : 'neutral'}>{own ? say`Your own words` : say`The product’s words`}</Badge>
      </p>
      <WritingDesk preview={<Preview preview={preview} />}>
        {template.message && <Notice tone="bad">{template.message}</Notice>}
        <Fields template={template} />
        <Actions isSticky>
          <Button pending={template.pending === 'save'} onClick={template.save}>
            {say`Save`}
          </Button>
          <Button variant="secondary" pending={template.pending === 'test'} onClick={template.test}>
            {say`Mail me a test`}
          </Button>
          {own && (
            <Button variant="secondary" pending={template.pending === 'standard'} onClick={template.restore}>
              {say`Back to the product’s words`}
            </Button>
          )}
        </Actions>
        <Variables variables={variables} />
      </WritingDesk>
    </>
  );
}

function Fields({ template: { draft, change, problemAt } }: { template: Template }) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say`Subject`}
        value={draft.subject}
        maxLength={150}
        error={problemAt('subject')}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextField
        label={say`Heading`}
        value={draft.heading}
        maxLength={150}
        error={problemAt('heading')}
        onChange={({ target }) => change({ heading: target.value })}
      />
      <MarkdownField
        label={say`Text`}
        hint={say`Markdown: **strong**, [words](https://…), - for a list.`}
        value={draft.text}
        maxLength={4000}
        error={problemAt('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={say`Button`}
        hint={say`Empty for the product’s own words.`}
        value={draft.button ?? ''}
        maxLength={60}
        error={problemAt('button')}
        onChange={({ target }) => change({ button: target.value })}
      />
      <TextField
        label={say`Note below the mail`}
        hint={say`Empty for the product’s own words.`}
        value={draft.note ?? ''}
        maxLength={400}
        error={problemAt('note')}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  );
}

function Variables({ variables }: Pick<MailTemplateDetail, 'variables'>) {
  const say = useSay();
  return (
    <Card title={say`Variables`}>
      <dl className={ui['grid3']}>
        {variables.map(({ name, meaning, example, isBlock, isRequired }) => (
          <div key={name}>
            <dt className={styles['name']}>
              <code>{written(name)}</code>
              {isRequired && <Badge tone="bad">{say`Required`}</Badge>}
            </dt>
            <dd className={ui['soft']}>
              {meaning}
              {example !== '' && <> {say`For example “${example}”.`}</>}
              {isBlock && <> {say`It stands on a line of its own.`}</>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Preview({ preview: { subject, html, text } }: { preview: MailPreview }) {
  const say = useSay();
  const [isPlain, setPlain] = useState(false);
  return (
    <Card title={say`Preview`}>
      <Actions>
        <Button variant="secondary" aria-pressed={!isPlain} onClick={() => setPlain(false)}>
          {say`Mail`}
        </Button>
        <Button variant="secondary" aria-pressed={isPlain} onClick={() => setPlain(true)}>
          {say`Mail as text`}
        </Button>
      </Actions>
      {html === '' ? (
        <p className={ui['note']}>{say`The mail appears here with data of an example.`}</p>
      ) : (
        <>
          <p className={ui['anywhere']}>
            <span className={ui['note']}>{say`Subject:`} </span>
            {subject}
          </p>
          {isPlain ? (
            <p className={styles['plain']} dir="auto">
              {text}
            </p>
          ) : (
            // The sandbox keeps scripts from running and links from opening.
            <iframe
              className={`${ui['panel']} ${styles['mail']}`}
              title={say`The mail`}
              sandbox=""
              srcDoc={html}
            />
          )}
        </>
      )}
    </Card>
  );
}
