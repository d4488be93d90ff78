import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { misreadingLists, type MisreadingList as Show } from '@waymark/contract/resumes/choices';
import type { StaffMisreading } from '@waymark/contract/resumes/misreadings';
import { msg, plural } from '@waymark/contract/text/message';
import { DeskList, EmptyDesk, Since } from '../../../../components/data/desk.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './misreadings.module.css';
import { StoredValues } from './stored-values.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const misreadingsPath = (show: Show, page = 1) =>
  searchPath({ show: show === 'open' ? '' : show, page: page === 1 ? '' : page }, paths.staffMisreadings);

const empty: Readonly<Record<Show, string>> = {
  open: msg`What candidates report as read wrongly comes here.`,
  resolved: msg`Resolved cases stay here until their retention period ends.`,
};

/** Parts of resumes that their owners report as read wrongly, for those who mend the reader (L-38). */
export function MisreadingList({ show, list }: { show: Show; list: Page<StaffMisreading> }) {
  const say = useSay();
  return (
    <DeskList
      title={say`Misread resumes`}
      intro={
        <p className={ui['lead']}>
          {say`Each case shows one part of a resume as our program read it. The resume itself is here only where its owner agreed.`}
        </p>
      }
      tabs={{ label: say`Lists of cases`, choices: misreadingLists, show, pathOf: misreadingsPath }}
      list={list}
      pathOfPage={(page) => misreadingsPath(show, page)}
      empty={<EmptyDesk title={say`No cases`}>{empty[show]}</EmptyDesk>}
    >
      <ul className={ui['stack4']} aria-label={say`Cases`}>
        {list.data.map((one) => (
          <Case key={one.id} misreading={one} />
        ))}
      </ul>
    </DeskList>
  );
}

function Case({ misreading }: { misreading: StaffMisreading }) {
  const say = useSay();
  const { id, part, remark, readerVersion, at, resolvedAt } = misreading;
  return (
    <li className={`${ui['stack4']} ${ui['panel']} ${styles['case']}`}>
      <div className={ui['spread3']}>
        <h2 className={`${ui['textLg']} ${ui['anywhere']}`}>{part.label}</h2>
        <p className={ui['note']}>
          {resolvedAt === null ? say`Reported` : say`Resolved`} <Since at={resolvedAt ?? at} />{' '}
          {say`· reader version ${readerVersion}`}
        </p>
      </div>
      <blockquote className={`${ui['anywhere']} ${styles['remark']}`}>{remark}</blockquote>
      <ReadPart part={part} />
      {resolvedAt === null && <CaseActions id={id} misreading={misreading} />}
    </li>
  );
}

function ReadPart({ part: { says, stored, unread } }: Pick<StaffMisreading, 'part'>) {
  const say = useSay();
  return (
    <div className={`${ui['stack3']} ${ui['sunken']} ${styles['read']}`}>
      <p className={ui['softSm']}>{says}.</p>
      {stored.length > 0 && <StoredValues stored={stored} />}
      {unread.length > 0 && (
        <details>
          <summary>{say`${plural(unread.length, 'line')} not read`}</summary>
          <ul className={`${ui['grid1']} ${ui['textSm']} ${styles['lines']}`}>
            {unread.map((line, at) => (
              // The same line may stand there twice.
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function CaseActions({ id, misreading }: { id: string; misreading: StaffMisreading }) {
  const say = useSay();
  const { pending, press } = useChange();
  const params = { misreadingId: id };
  return (
    <Actions>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => press(callApi('POST /staff/misreadings/:misreadingId/resolution', { params }))}
      >
        <span>
          {say`Resolve`}
          <VisuallyHidden> “{misreading.part.label}”</VisuallyHidden>
        </span>
      </Button>
      {misreading.hasDocument ? (
        <SaveFileButton
          save={() => downloadFile('GET /staff/misreadings/:misreadingId/document', { params }, 'resume')}
        >
          {say`Save the resume`}
        </SaveFileButton>
      ) : (
        <p className={`${ui['note']} ${styles['aside']}`}>
          {say`Without the resume: its owner did not agree, or has replaced it.`}
        </p>
      )}
    </Actions>
  );
}
