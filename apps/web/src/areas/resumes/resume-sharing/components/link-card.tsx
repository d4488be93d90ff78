import type { ResumeLink } from '@waymark/contract/resumes/sharing';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { revokeLink } from '../api/change-link.ts';
import { linkStateWords, shownOf } from '../rules.ts';
import { LinkViewsDialog } from './link-views-dialog.tsx';
import styles from './public-links.module.css';
import { RenewalDialog } from './renewal-dialog.tsx';

interface LinkCardProps {
  link: ResumeLink;
  onChanged: () => void;
}

export function LinkCard({ link, onChanged }: LinkCardProps) {
  const [asked, setAsked] = useState<'views' | 'renewal' | 'end'>();
  const { label, state, resume, viewCount, lastViewedAt } = link;
  const words = linkStateWords[state];
  const close = () => setAsked(undefined);
  return (
    <li className={styles['card']} data-ended={state !== 'open'}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{label}</h3>
        <Badge tone={words.tone}>{words.label}</Badge>
      </div>
      <p className={styles['facts']}>
        {resume && <span>{resume.name}</span>}
        <span>{shownOf(link)}</span>
        <span>{endOf(link)}</span>
      </p>
      <p className={styles['facts']}>
        <span>
          {viewCount === 0 ? 'Nobody has looked yet' : plural(viewCount, 'view')}
          {lastViewedAt && `, the last on ${formatDate(lastViewedAt)}`}
        </span>
      </p>
      {(viewCount > 0 || state !== 'revoked') && (
        <div className={styles['tools']} role="group" aria-label={label}>
          {viewCount > 0 && (
            <Button variant="quiet" onClick={() => setAsked('views')}>
              Who looked
            </Button>
          )}
          {(state === 'open' || state === 'expired') && (
            <Button variant="quiet" onClick={() => setAsked('renewal')}>
              Renew
            </Button>
          )}
          {state !== 'revoked' && (
            <Button variant="quiet" onClick={() => setAsked('end')}>
              Revoke
            </Button>
          )}
        </div>
      )}
      {asked === 'views' && <LinkViewsDialog link={link} onClose={close} />}
      {asked === 'renewal' && (
        <RenewalDialog
          link={link}
          onClose={close}
          onRenewed={() => {
            close();
            onChanged();
          }}
        />
      )}
      <EndDialog open={asked === 'end'} link={link} onClose={close} onChanged={onChanged} />
    </li>
  );
}

function endOf({ state, createdAt, expiresAt }: ResumeLink): string {
  if (state === 'revoked') return `Made ${formatDate(createdAt)}`;
  return state === 'expired' ? `Ended ${formatDate(expiresAt)}` : `Until ${formatDate(expiresAt)}`;
}

interface EndDialogProps extends LinkCardProps {
  open: boolean;
  onClose: () => void;
}

function EndDialog({ open, link, onClose, onChanged }: EndDialogProps) {
  async function end() {
    await revokeLink(link.id);
    onClose();
    showSuccess('The link is revoked');
    onChanged();
  }

  return (
    <ConfirmDialog open={open} title="Revoke the link?" confirm="Revoke" onConfirm={end} onClose={onClose}>
      Whoever has it sees nothing any more, from this moment on and for good. What was downloaded cannot be
      taken back.
    </ConfirmDialog>
  );
}
