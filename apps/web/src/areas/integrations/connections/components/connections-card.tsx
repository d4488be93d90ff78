import { scopesText } from '@waymark/contract/integrations/choices';
import type { Connection } from '@waymark/contract/integrations/connections';
import { msg } from '@waymark/contract/text/message';
import { Button } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from '../../keys/components/keys.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** The assistants that act for a person, on the page of their account. */
export function ConnectionsCard({ connections }: { connections: readonly Connection[] }) {
  const say = useSay();
  return (
    <Card title={say`Connected assistants`}>
      <p>
        {rich(
          say,
          msg`Assistants connect at <code>${`${window.location.origin}/mcp/account`}</code>. Each asks you first, here on the board, and does only what you allow it.`,
          { code: <code /> },
        )}
      </p>
      {connections.length > 0 && (
        <ul className={styles['keys']} aria-label={say`Connected assistants`}>
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { pending, press } = useChange();
  const { id, name, host, scopes, company, connectedAt, lastUsedAt } = connection;
  return (
    <li className={`${ui['spread']} ${styles['item']}`}>
      <div className={`${ui['shrink']} ${ui['grid1']}`}>
        <p className={`${ui['cluster']} ${styles['head']}`}>
          <strong className={styles['name']} dir="auto">
            {name}
          </strong>
          <code className={styles['prefix']}>{host}</code>
        </p>
        <p>
          {say`Allowed: ${scopesText(say, scopes)}`}
          {company !== null && <span dir="auto"> · {say`Acts for ${company}`}</span>}
        </p>
        <p className={`${ui['wrap']} ${ui['note']} ${styles['facts']}`}>
          <span>{lastUsedAt ? say`Used ${formatSince(words, lastUsedAt, locale)}` : say`Not used yet`}</span>
          <span>{say`Connected on ${formatDate(words, connectedAt, locale)}`}</span>
        </p>
      </div>
      <span className={styles['tools']}>
        <Button
          variant="quiet"
          pending={pending}
          onClick={() =>
            press(callApi('DELETE /connections/:connectionId', { params: { connectionId: id } }))
          }
        >
          {say`Disconnect`} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
