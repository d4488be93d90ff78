import { msg } from '@waymark/contract/text/message';
import type { BoardSettingKey, BoardSettings } from '@waymark/contract/all-settings';
import type { BoardSettingChange } from '@waymark/contract/office/board-settings';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeSetting } from '../rules.ts';
import styles from './board-settings.module.css';
import type { Setting } from './use-setting.ts';
import { useSay, rich } from '../../../../lib/languages/say.ts';

interface SettingCardProps<Key extends BoardSettingKey> {
  title: string;
  setting: Setting<Key>;
  children: ReactNode;
}

/** One setting: its fields, the button that saves them, and its earlier values. */
export function SettingCard<Key extends BoardSettingKey>(props: SettingCardProps<Key>) {
  const say = useSay();
  const words = useBoardWords();
  const { title, setting, children } = props;
  const { key, stored, save, take, pending, failure, conflict, isChanged } = setting;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <Card title={title}>
      <form className={ui['stack5']} noValidate onSubmit={submit}>
        {conflict && (
          <Notice tone="bad" focus>
            <p>
              {say`Someone else just changed this to: ${describeSetting(say, words, key, stored.value)}. What you typed is still here; save it to replace theirs.`}
            </p>
            <Button variant="secondary" onClick={() => take(stored)}>
              {say`Take theirs`}
            </Button>
          </Notice>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
        <Actions>
          <Button
            type="submit"
            variant="secondary"
            pending={pending}
            disabled={!isChanged && !conflict}
            why={say`Nothing has changed since it was saved.`}
          >
            {say`Save`}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Actions>
      </form>
      <SettingHistory setting={setting} title={title} />
    </Card>
  );
}

interface HistoryProps<Key extends BoardSettingKey> {
  title: string;
  setting: Setting<Key>;
}

/** Earlier values to set back to, loaded when the list is opened. */
export function SettingHistory<Key extends BoardSettingKey>({ title, setting }: HistoryProps<Key>) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (setting.stored.version === 0) return null;
  return (
    <details className={styles['history']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say`What it was before`}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      {open && <Changes setting={setting} />}
    </details>
  );
}

function Changes<Key extends BoardSettingKey>({ setting }: { setting: Setting<Key> }) {
  const say = useSay();
  const { key, stored } = setting;
  const { data: changes, failure } = useLoaded(
    async () => (await callApi('GET /staff/settings/:key/changes', { params: { key } })).data,
    [key, stored.version],
  );
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!changes) return <LoadingLine>{say`Looking it up …`}</LoadingLine>;
  return (
    <ol className={ui['grid2']}>
      {changes.map((change) => (
        <Change key={change.id} change={change} setting={setting} />
      ))}
    </ol>
  );
}

interface ChangeProps<Key extends BoardSettingKey> {
  change: BoardSettingChange;
  setting: Setting<Key>;
}

function Change<Key extends BoardSettingKey>({ change, setting }: ChangeProps<Key>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  // The server checked that it fits the key when it was set.
  const before = change.before as BoardSettings[Key];
  const value = describeSetting(say, words, setting.key, before);
  return (
    <li className={`${ui['spread']} ${styles['change']}`}>
      <span>
        {value}
        <span className={`${ui['note']} ${styles['facts']}`}>
          {say`until ${formatDate(words, change.changedAt, locale)}, changed by ${change.changedBy ?? msg`a former colleague`}`}
        </span>
      </span>
      <Button variant="quiet" pending={setting.pending} onClick={() => void setting.save(before)}>
        {rich(say, msg`Set back <hidden>to ${value}</hidden>`, {
          hidden: <VisuallyHidden>{null}</VisuallyHidden>,
        })}
      </Button>
    </li>
  );
}
