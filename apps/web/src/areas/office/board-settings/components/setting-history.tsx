import type {
  BoardSettingChange,
  BoardSettingKey,
  BoardSettings,
} from '@waymark/contract/office/board-settings';
import { useEffect, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { listChanges } from '../api/load-settings.ts';
import { describeSetting } from '../rules.ts';
import styles from './board-settings.module.css';
import type { Setting } from './use-setting.ts';

interface HistoryProps<Key extends BoardSettingKey> {
  title: string;
  setting: Setting<Key>;
}

/** What a setting was, to be set back to; asked for when somebody wants to see it. */
export function SettingHistory<Key extends BoardSettingKey>({ title, setting }: HistoryProps<Key>) {
  const [open, setOpen] = useState(false);
  if (setting.stored.version === 0) return null;
  return (
    <details className={styles['history']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        What it was before<VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      {open && <Changes setting={setting} />}
    </details>
  );
}

function Changes<Key extends BoardSettingKey>({ setting }: { setting: Setting<Key> }) {
  const { changes, failure } = useChanges(setting.key, setting.stored.version);
  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!changes) return <LoadingLine>Looking it up …</LoadingLine>;
  return (
    <ol className={styles['changes']}>
      {changes.map((change) => (
        <Change key={change.id} change={change} setting={setting} />
      ))}
    </ol>
  );
}

function Change<Key extends BoardSettingKey>({
  change,
  setting,
}: {
  change: BoardSettingChange;
  setting: Setting<Key>;
}) {
  // Noted by the server, which has checked it when it was set.
  const before = change.before as BoardSettings[Key];
  const words = describeSetting(setting.key, before);
  return (
    <li className={styles['change']}>
      <span>
        {words}
        <span className={styles['facts']}>
          until {formatDate(change.changedAt)}, changed by{' '}
          {change.changedBy ?? 'somebody who is not here any more'}
        </span>
      </span>
      <Button variant="quiet" pending={setting.pending} onClick={() => void setting.save(before)}>
        Set back<VisuallyHidden> to {words}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Anew whenever there is a newer version. */
function useChanges(key: BoardSettingKey, version: number) {
  const [changes, setChanges] = useState<BoardSettingChange[]>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let left = false;
    listChanges(key).then(
      (found) => left || setChanges(found),
      (reason: unknown) => left || setFailure(messageOf(reason)),
    );
    return () => {
      left = true;
    };
  }, [key, version]);
  return { changes, failure };
}
