import type { IssueDraft, IssuePreview } from '@waymark/contract/content/issues';
import { useState } from 'react';
import desk from '../../../../../components/data/desk.module.css';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Card } from '../../../../../components/layout/card.tsx';
import { Prose } from '../../../../../components/layout/prose.tsx';
import styles from './issue-desk.module.css';

const kinds = [
  { value: 'mail', label: 'Mail' },
  { value: 'text', label: 'Mail as text' },
  { value: 'page', label: 'Page' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** How an issue will look: to most mail programs, to those without formatting, and in the archive. */
export function IssuePreviews({ draft, preview }: { draft: IssueDraft; preview: IssuePreview }) {
  const [kind, setKind] = useState<Kind>('mail');
  return (
    <Card title="Preview">
      <Actions>
        {kinds.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === kind ? 'primary' : 'secondary'}
            aria-pressed={value === kind}
            onClick={() => setKind(value)}
          >
            {label}
          </Button>
        ))}
      </Actions>
      {preview.mail === '' ? (
        <p className={desk['quiet']}>What you write appears here.</p>
      ) : (
        <Shown kind={kind} draft={draft} preview={preview} />
      )}
    </Card>
  );
}

function Shown({ kind, draft, preview }: { kind: Kind; draft: IssueDraft; preview: IssuePreview }) {
  if (kind === 'text') return <p className={styles['plain']}>{preview.text}</p>;
  if (kind === 'page') {
    return (
      <div className={styles['sheet']}>
        <p className={styles['title']}>{draft.title}</p>
        <p>{draft.summary}</p>
        <Prose html={preview.page} />
      </div>
    );
  }
  // Nothing runs in it, and none of its links leads anywhere.
  return <iframe className={styles['mail']} title="The mail" sandbox="" srcDoc={preview.mail} />;
}
