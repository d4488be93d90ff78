import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { labelOf } from '@waymark/contract/jobs/choices';
import { jobDetailPath, searchPath } from '@waymark/contract/paths';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import {
  alertFrequencies,
  describeCriteria,
  alertSearch,
  type AlertCriteria,
} from '@waymark/contract/seeking/choices';
import { formatCount } from '@waymark/contract/text/format';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import type { Locale } from '@waymark/contract/text/locales';
import { Link, useRevalidator } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { draftOfAlert, emptyDraft, withoutEmail, type AlertDraft } from '../rules.ts';
import { AlertFields, MatchCount, useAlertForm, useMatches } from './alert-form.tsx';
import styles from './alerts.module.css';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg, plural } from '@waymark/contract/text/message';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

const maxPreviewed = 3;

interface ViewAlertDialogProps {
  /** Null while the dialog is closed. */
  alert: JobAlert | null;
  onEdit: (alert: JobAlert) => void;
  onClose: () => void;
}

export function ViewAlertDialog({ alert, onEdit, onClose }: ViewAlertDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <Dialog open={alert !== null} title={alert?.name} onClose={onClose} narrow>
      {alert && (
        <>
          <dl className={ui['grid2']}>
            {factsOf(say, words, alert, locale).map(({ label, value }) => (
              <div className={`${ui['grid3']} ${styles['fact']}`} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MatchPreview key={alert.id} criteria={alert.criteria} />
          <Actions align="end">
            <Button variant="secondary" onClick={onClose}>
              {say`Close`}
            </Button>
            <Button onClick={() => onEdit(alert)}>{say`Edit`}</Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}

function factsOf(
  say: Say,
  words: BoardWords,
  { shown, companyName, frequency, pausedAt, lastSentAt, createdAt }: JobAlert,
  language: Locale,
) {
  return [
    ...describeCriteria(say, words, shown, companyName, language),
    { label: say`How often`, value: say(pausedAt ? msg`Paused` : labelOf(alertFrequencies, frequency)) },
    { label: say`Last mail`, value: lastSentAt ? formatDate(words, lastSentAt, language) : say`None yet` },
    { label: say`Created`, value: formatDate(words, createdAt, language) },
  ];
}

/** The newest jobs that the alert finds now. */
function MatchPreview({ criteria }: { criteria: AlertCriteria }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const language = useLanguage();
  const { data: matches, failure } = useMatches(criteria);
  if (failure) return <p role="alert">{say`The jobs could not be loaded. Open the alert again.`}</p>;
  if (!matches) return <LoadingLine>{say`Looking for jobs…`}</LoadingLine>;
  const { data, total } = matches;
  return (
    <section className={`${ui['grid3']} ${ui['topRule5']}`} aria-labelledby="matches-title">
      <h3 className={ui['textLg']} id="matches-title">
        {total === 0 ? say`No open job matches now` : say`${plural(total, 'job matches', 'jobs match')} now`}
      </h3>
      {total === 0 && <p>{say`We write when one comes.`}</p>}
      <ul className={`${ui['grid3']} ${ui['hideEmpty']} ${styles['jobs']}`}>
        {data.slice(0, maxPreviewed).map((job) => (
          <li key={job.id}>
            <Link
              className={styles['job']}
              to={jobDetailPath(job.id)}
              {...markLanguage(job.language, language)}
            >
              {job.title}
            </Link>
            <span className={ui['note']}>
              {[job.company.name, formatPlaces(say, job.places, 0, locale)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > maxPreviewed && (
        <Link className={styles['all']} to={searchPath(alertSearch(words, criteria))}>
          {say`See all ${formatCount(total, locale)}`}
        </Link>
      )}
    </section>
  );
}

export type Editing = JobAlert | 'new' | null;

interface EditAlertDialogProps {
  editing: Editing;
  industries: Readonly<Record<string, string>>;
  onClose: () => void;
}

export function EditAlertDialog({ editing, industries, onClose }: EditAlertDialogProps) {
  const title = editing === 'new' ? msg`Add Alert` : msg`Edit Alert`;
  return (
    <Dialog open={editing !== null} title={title} onClose={onClose}>
      {editing && <EditForm editing={editing} industries={industries} onClose={onClose} />}
    </Dialog>
  );
}

/** It may name an industry without open jobs. */
const industryOf = ({ criteria: { industry }, shown }: JobAlert) =>
  industry && { [industry]: shown.industry };

interface EditFormProps extends EditAlertDialogProps {
  editing: JobAlert | 'new';
}

function EditForm({ editing, industries, onClose }: EditFormProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const isNew = editing === 'new';

  async function save(draft: AlertDraft) {
    const fields = withoutEmail(draft);
    if (isNew) {
      const { data } = await callApi('POST /job-alerts', { body: fields });
      showSuccess(say`“${data.name}” is on.`);
    } else {
      await callApi('PUT /job-alerts/:alertId', { params: { alertId: editing.id }, body: fields });
    }
    await revalidate();
    onClose();
  }

  const { form, submit } = useAlertForm(isNew ? emptyDraft : draftOfAlert(editing), false, save);
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={`${ui['stack5']} ${styles['form']}`} noValidate onSubmit={submit}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <AlertFields
        form={form}
        companyName={isNew ? null : editing.companyName}
        industries={isNew ? industries : { ...industryOf(editing), ...industries }}
      />
      <div className={`${ui['cluster']} ${styles['foot']}`}>
        <MatchCount form={form} />
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          {say`Discard`}
        </Button>
        <Button type="submit" pending={isSubmitting}>
          {isNew ? say`Create alert` : say`Save`}
        </Button>
      </div>
    </form>
  );
}
