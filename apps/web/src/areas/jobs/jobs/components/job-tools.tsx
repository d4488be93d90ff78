import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { showFailed } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { mailLink, shareTitle, similarAlertPath } from '../rules.ts';
import jobPageStyles from './job-page.module.css';
import styles from './job-parts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface JobToolsProps {
  job: JobDetail;
  /** The canonical address, which may differ from the address bar. */
  address: string;
}

export function JobTools({ job, address }: JobToolsProps) {
  const say = useSay();
  return (
    <div className={`${ui['grid3']} ${ui['alignStart']}`} data-print="none">
      <ShareTools job={job} address={address} />
      <ButtonLink variant="secondary" to={similarAlertPath(job)}>
        {say`Alert me to similar jobs`}
      </ButtonLink>
      <ReportTool job={job} />
    </div>
  );
}

const icons = {
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  mail: 'M3 6h18v13H3zm0 1 9 7 9-7',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
};

function Icon({ of }: { of: keyof typeof icons }) {
  return (
    <svg className={styles['toolsSign']} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={icons[of]} />
    </svg>
  );
}

const noChange = () => () => undefined;

/** The device's share dialog; without one, the link is copied. */
function useShare(title: string, address: string) {
  const canShare = useSyncExternalStore(
    noChange,
    () => 'share' in navigator,
    () => false,
  );
  const [state, setState] = useState<'' | 'copied' | 'failed'>('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: address });
    } catch (reason) {
      // A cancelled dialog needs no other way.
      if ((reason as Error).name !== 'AbortError') await copy();
    }
  }
  const label = state === 'copied' ? msg`Link copied` : canShare ? msg`Share` : msg`Copy link`;
  return { label, state, press: canShare ? share : copy, reset: () => setState('') };
}

function ShareTools({ job, address }: JobToolsProps) {
  const say = useSay();
  const title = shareTitle(say, job);
  const { label, state, press, reset } = useShare(title, address);
  return (
    <div>
      <div
        className={`${ui['panel']} ${styles['tools']}`}
        role="group"
        aria-label={say`Share or print this job`}
      >
        <button
          type="button"
          className={`${ui['grid1']} ${ui['semiboldSm']} ${ui['hoverInk']} ${styles['tool']}`}
          data-needs="script"
          onClick={() => void press()}
          onBlur={() => state === 'copied' && reset()}
        >
          <Icon of="share" />
          {say(label)}
        </button>
        <a
          className={`${ui['grid1']} ${ui['semiboldSm']} ${ui['hoverInk']} ${styles['tool']}`}
          href={mailLink(title, address)}
        >
          <Icon of="mail" />
          {say`Email`}
        </a>
        <button
          type="button"
          className={`${ui['grid1']} ${ui['semiboldSm']} ${ui['hoverInk']} ${styles['tool']}`}
          data-needs="script"
          onClick={() => window.print()}
        >
          <Icon of="print" />
          {say`Print`}
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">{state === 'copied' && say`Link copied`}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <label className={`${ui['grid1']} ${ui['semiboldSm']} ${styles['address']}`}>
          {say`Copy this address:`}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}

const loadDialog = () => import('./report-dialog.tsx');
// Few visitors report a job: the form loads on demand.
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

export function ReportTool({ job }: { job: JobDetail }) {
  const say = useSay();
  const [isLoaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);

  async function press() {
    try {
      await loadDialog();
    } catch {
      return showFailed(say`The form could not be loaded. Check your connection and try again.`);
    }
    setLoaded(true);
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={`${ui['note']} ${ui['inlineRow2']} ${ui['bare']} ${jobPageStyles['report']}`}
        data-needs="script"
        onClick={() => void press()}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M5 21V4h13l-3 4.5 3 4.5H5" />
        </svg>
        {say`Report this job`}
      </button>
      <Link className={`${ui['note']} ${ui['inlineRow2']} ${jobPageStyles['report']}`} to={paths.fraudPolicy}>
        {say`Fraud policy`}
      </Link>
      <Suspense>{isLoaded && <ReportDialog job={job} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
