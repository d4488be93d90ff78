import { keysLimit, type KeyOwnerKind } from '@waymark/contract/integrations/choices';
import type { ApiKey } from '@waymark/contract/integrations/keys';
import { msg } from '@waymark/contract/text/message';
import { useState, type ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { apiDocsPath, describeEnd, describeScopes, describeUse, keyCalls } from '../rules.ts';
import { KeyDialog } from './key-dialog.tsx';
import styles from './keys.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface KeysProps {
  owner: KeyOwnerKind;
  keys: readonly ApiKey[];
}

/** The page with the keys of the board or of a company. */
export function KeysPage({ owner, keys, children }: KeysProps & { children: ReactNode }) {
  const say = useSay();
  const [isCreating, setCreating] = useState(false);
  const isFull = countLive(keys) >= keysLimit;
  return (
    <>
      <PageHeading tools={<CreateButton isFull={isFull} onPress={() => setCreating(true)} />}>
        {say`API keys`}
      </PageHeading>
      <p className={ui['lead']}>
        {children} <DocsLink />
      </p>
      {isFull && <FullNote />}
      {keys.length === 0 ? (
        <EmptyState title={say`No keys yet`}>
          {say`Create one for each program that calls: then you see which of them is in use, and can revoke one alone.`}
        </EmptyState>
      ) : (
        <KeyList owner={owner} keys={keys} />
      )}
      {isCreating && <KeyDialog owner={owner} onClose={() => setCreating(false)} />}
    </>
  );
}

/** The keys of a person, on the page of their account. */
export function KeysCard({ keys }: { keys: readonly ApiKey[] }) {
  const say = useSay();
  const [isCreating, setCreating] = useState(false);
  const isFull = countLive(keys) >= keysLimit;
  return (
    <Card title={say`API keys`}>
      <p>
        {say`With a key, a program of yours reads your applications or saved jobs, as far as you let it. It sees nothing else of your account.`}{' '}
        <DocsLink />
      </p>
      {keys.length > 0 && <KeyList owner="person" keys={keys} />}
      {isFull && <FullNote />}
      <Actions>
        <CreateButton isFull={isFull} onPress={() => setCreating(true)} />
      </Actions>
      {isCreating && <KeyDialog owner="person" onClose={() => setCreating(false)} />}
    </Card>
  );
}

const countLive = (keys: readonly ApiKey[]) => keys.filter(({ ended }) => ended === null).length;

function CreateButton({ isFull, onPress }: { isFull: boolean; onPress: () => void }) {
  const say = useSay();
  return (
    <Button variant="secondary" disabled={isFull} why={say(fullNote)} onClick={onPress}>
      {say`Create a key`}
    </Button>
  );
}

const fullNote = msg`${keysLimit} keys work at once. Revoke one to create another.`;

function FullNote() {
  const say = useSay();
  return <p className={ui['note']}>{say(fullNote)}</p>;
}

function DocsLink() {
  const say = useSay();
  return <a href={apiDocsPath}>{say`API documentation`}</a>;
}

function KeyList({ owner, keys }: KeysProps) {
  const say = useSay();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const { change } = useChange();

  async function revoke() {
    if (asked) await change(keyCalls[owner].revoke(asked.id), () => setAsked(null));
  }

  return (
    <>
      <ul className={styles['keys']} aria-label={say`API keys`}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} isOwn={owner === 'person'} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? say`Revoke ${asked.name}?` : say`Revoke the key?`}
        confirm={say`Revoke`}
        onConfirm={revoke}
        onClose={() => setAsked(null)}
      >
        {say`Programs that send it are refused from the next call on. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  /** The creator is not shown. */
  isOwn: boolean;
  onRevoke: () => void;
}

function KeyRow({ apiKey, isOwn, onRevoke }: KeyRowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, prefix, ended, createdBy, createdAt } = apiKey;
  return (
    <li className={`${ui['spread']} ${styles['item']}`} data-ended={ended !== null}>
      <div className={`${ui['shrink']} ${ui['grid1']}`}>
        <p className={`${ui['cluster']} ${styles['head']}`}>
          <strong className={styles['name']} dir="auto">
            {name}
          </strong>
          <code className={styles['prefix']}>{prefix}…</code>
          {ended === 'revoked' && <Badge tone="bad">{say`Revoked`}</Badge>}
          {ended === 'expired' && <Badge>{say`Expired`}</Badge>}
        </p>
        <p>{describeScopes(say, apiKey)}</p>
        <p className={`${ui['wrap']} ${ui['note']} ${styles['facts']}`}>
          <span>{describeUse(say, words, apiKey, locale)}</span>
          <span>{describeEnd(say, words, apiKey, locale)}</span>
          <span>
            {isOwn
              ? say`Created on ${formatDate(words, createdAt, locale)}`
              : say`Created by ${createdBy} on ${formatDate(words, createdAt, locale)}`}
          </span>
        </p>
      </div>
      {ended === null && (
        <span className={styles['tools']}>
          <Button variant="quiet" onClick={onRevoke}>
            {say`Revoke`} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  );
}
