import type { Page } from '@waymark/contract/pagination';
import { linkViewsKept, linkDays, linkDaysDefault } from '@waymark/contract/resumes/choices/resume-sharing';
import type { ResumeLink, ResumeLinkView } from '@waymark/contract/resumes/sharing';
import { plural } from '@waymark/contract/text/format-count';
import { useState, useEffect } from 'react';
import type { FormEvent } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { revokeLink, renewLink } from '../api/change-link.ts';
import { listLinkViews } from '../api/list-links.ts';
import { linkStateWords, shownOf } from '../rules.ts';
import styles from './public-links.module.css';

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

/** Who has looked, as far as a browser tells. */
function LinkViewsDialog({ link, onClose }: { link: ResumeLink; onClose: () => void }) {
  const [page, setPage] = useState<Page<ResumeLinkView>>();
  const [failure, setFailure] = useState('');
  const [next, setNext] = useState(1);

  useEffect(() => {
    let isLeft = false;
    listLinkViews(link.id, next).then(
      (found) =>
        !isLeft &&
        setPage((before) =>
          next === 1 ? found : { ...found, data: [...(before?.data ?? []), ...found.data] },
        ),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [link.id, next]);

  return (
    <Dialog open title={`Who looked at “${link.label}”`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!page && !failure && <LoadingLine>Loading…</LoadingLine>}
      <p className={styles['intro']}>
        Each visitor once a day, without an address, and never you. The last {linkViewsKept} are listed.
      </p>
      {page && (
        <ul className={styles['views']} aria-label="Views">
          {page.data.map(({ device, viewedAt, hasDownloaded }, at) => (
            // Two visitors may come with the same browser in the same second.
            <li key={`${viewedAt} ${at}`} className={styles['view']}>
              <span>{device}</span>
              <span className={styles['when']}>
                {hasDownloaded && 'Had the file · '}
                <time dateTime={viewedAt}>{formatDate(viewedAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {page && page.data.length < page.total && (
        <div>
          <Button variant="secondary" pending={page.page < next} onClick={() => setNext(page.page + 1)}>
            Show more
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface RenewalDialogProps {
  link: ResumeLink;
  onRenewed: () => void;
  onClose: () => void;
}

/** The same address for some more time, or for less. */
function RenewalDialog({ link, onRenewed, onClose }: RenewalDialogProps) {
  const [days, setDays] = useState(String(linkDaysDefault));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function renew(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure('');
    try {
      await renewLink(link.id, Number(days));
      showSuccess('The link is renewed');
      onRenewed();
    } catch (reason) {
      setFailure(messageOf(reason));
      setPending(false);
    }
  }

  return (
    <Dialog open title={`Renew “${link.label}”`} onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void renew(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField
          label="From today it works for"
          hint="Its address stays the same."
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        >
          {linkDays.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Actions align="end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={pending}>
            Renew
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
