import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { linkViewsKept, linkDays, linkDaysDefault } from '@waymark/contract/resumes/choices';
import type { ResumeLink, ResumeLinkView } from '@waymark/contract/resumes/sharing';
import type { Locale } from '@waymark/contract/text/locales';
import { plural } from '@waymark/contract/text/message';
import { useState, type FormEvent } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { usePages } from '../../resumes/components/use-pages.ts';
import { linkStateWords, shownOf } from '../rules.ts';
import styles from './resume-sharing.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

interface LinkCardProps {
  link: ResumeLink;
  onChanged: () => void;
}

export function LinkCard({ link, onChanged }: LinkCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [dialog, setDialog] = useState<'views' | 'renewal' | 'end'>();
  const { label, state, resume, viewCount } = link;
  const badge = linkStateWords[state];
  const close = () => setDialog(undefined);
  return (
    <li className={`${ui['stack2']} ${ui['panel']} ${styles['card']}`} data-ended={state !== 'open'}>
      <div className={`${ui['cluster']} ${styles['linksHead']}`}>
        <h3 className={styles['name']}>{label}</h3>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <p className={`${ui['wrap']} ${ui['note']} ${styles['facts']}`}>
        {resume && <span dir="auto">{resume.name}</span>}
        <span>{shownOf(link)}</span>
        <span>{endOf(say, words, link, locale)}</span>
      </p>
      <p className={`${ui['wrap']} ${ui['note']} ${styles['facts']}`}>
        <span>{viewsOf(say, words, link, locale)}</span>
      </p>
      {(viewCount > 0 || state !== 'revoked') && (
        <div className={`${ui['wrap']} ${styles['linksTools']}`} role="group" aria-label={label}>
          {viewCount > 0 && (
            <Button variant="quiet" onClick={() => setDialog('views')}>
              {say`Who looked`}
            </Button>
          )}
          {(state === 'open' || state === 'expired') && (
            <Button variant="quiet" onClick={() => setDialog('renewal')}>
              {say`Renew`}
            </Button>
          )}
          {state !== 'revoked' && (
            <Button variant="quiet" onClick={() => setDialog('end')}>
              {say`Revoke`}
            </Button>
          )}
        </div>
      )}
      {dialog === 'views' && <LinkViewsDialog link={link} onClose={close} />}
      {dialog === 'renewal' && (
        <RenewalDialog
          link={link}
          onClose={close}
          onRenewed={() => {
            close();
            onChanged();
          }}
        />
      )}
      <RevokeDialog open={dialog === 'end'} link={link} onClose={close} onChanged={onChanged} />
    </li>
  );
}

function endOf(
  say: Say,
  words: BoardWords,
  { state, createdAt, expiresAt }: ResumeLink,
  language: Locale,
): string {
  if (state === 'revoked') return say`Made ${formatDate(words, createdAt, language)}`;
  return state === 'expired'
    ? say`Ended ${formatDate(words, expiresAt, language)}`
    : say`Until ${formatDate(words, expiresAt, language)}`;
}

function viewsOf(
  say: Say,
  words: BoardWords,
  { viewCount, lastViewedAt }: ResumeLink,
  language: Locale,
): string {
  if (viewCount === 0) return say`No views yet`;
  return lastViewedAt
    ? say`${plural(viewCount, 'view')}, the last on ${formatDate(words, lastViewedAt, language)}`
    : say`${plural(viewCount, 'view')}`;
}

interface RevokeDialogProps extends LinkCardProps {
  open: boolean;
  onClose: () => void;
}

function RevokeDialog({ open, link, onClose, onChanged }: RevokeDialogProps) {
  const say = useSay();
  async function end() {
    await callApi('DELETE /resume-links/:linkId', { params: { linkId: link.id } });
    onClose();
    showSuccess(say`The link is revoked`);
    onChanged();
  }

  return (
    <ConfirmDialog
      open={open}
      title={say`Revoke the link?`}
      confirm={say`Revoke`}
      onConfirm={end}
      onClose={onClose}
    >
      {say`The link stops working now and for good. People who downloaded the file keep it.`}
    </ConfirmDialog>
  );
}

/** The visitors, as far as their browsers identify them. */
function LinkViewsDialog({ link, onClose }: { link: ResumeLink; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { items, failure, hasMore, isLoadingMore, showMore } = usePages<ResumeLinkView>((page) =>
    callApi('GET /resume-links/:linkId/views', { params: { linkId: link.id }, query: { page } }),
  );

  return (
    <Dialog open title={say`Who looked at “${link.label}”`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {!items && !failure && <LoadingLine>{say`Loading…`}</LoadingLine>}
      <p className={ui['lead']}>
        {say`Each visitor once a day, without an address, and never you. The last ${linkViewsKept} are listed.`}
      </p>
      {items && (
        <ul className={ui['grid']} aria-label={say`Views`}>
          {items.map(({ device, viewedAt, hasDownloaded }, at) => (
            // Two visitors may have the same browser and time.
            <li key={`${viewedAt} ${at}`} className={`${ui['wrap']} ${styles['view']}`}>
              <span>{device}</span>
              <span className={ui['note']}>
                {hasDownloaded && say`Had the file · `}
                <time dateTime={viewedAt}>{formatDate(words, viewedAt, locale)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <div>
          <Button variant="secondary" pending={isLoadingMore} onClick={showMore}>
            {say`Show more`}
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

/** The address stays the same. */
function RenewalDialog({ link, onRenewed, onClose }: RenewalDialogProps) {
  const say = useSay();
  const [days, setDays] = useState(String(linkDaysDefault));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function renew(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure('');
    try {
      const params = { linkId: link.id };
      await callApi('POST /resume-links/:linkId/renewal', { params, body: { days: Number(days) } });
      showSuccess(sayHere`The link is renewed`);
      onRenewed();
    } catch (reason) {
      setFailure(messageOf(reason));
      setPending(false);
    }
  }

  return (
    <Dialog open title={say`Renew “${link.label}”`} onClose={onClose}>
      <form className={ui['stack5']} onSubmit={(event) => void renew(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField
          label={say`From today it works for`}
          hint={say`Its address stays the same.`}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        >
          <Options choices={linkDays} />
        </SelectField>
        <Actions align="end">
          <Button variant="secondary" onClick={onClose}>
            {say`Cancel`}
          </Button>
          <Button type="submit" pending={pending}>
            {say`Renew`}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
