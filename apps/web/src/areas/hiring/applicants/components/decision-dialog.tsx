import { ownText } from '../../../../lib/board.ts';
import { plural } from '@waymark/contract/text/message';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import letterStyles from '../../rejections/components/decline-form.module.css';
import { nameOf } from '../board-rules.ts';
import type { ApplicantParts } from './applicant/applicant-view.tsx';
import { useBoard, useBoardStore, type Decision } from './use-board.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Shows what a move mails before anybody is moved (L-50); closing it leaves the applicants where they are. */
export function DecisionDialog({ renderLetters }: Pick<ApplicantParts, 'renderLetters'>) {
  const say = useSay();
  const deciding = useBoard((state) => state.deciding);
  const stage = useBoard((state) => state.stages.find(({ id }) => id === state.deciding?.stageId));
  const first = useBoard((state) => state.cards.get(state.deciding?.ids[0] ?? ''));
  const store = useBoardStore();
  const close = () => store.getState().endDeciding();
  const ids = deciding?.ids ?? [];
  function decide(options: { isQuiet: boolean; isShown: boolean }) {
    if (deciding) store.getState().move(ids, deciding.stageId, { ...options, focus: ids.length === 1 });
  }
  const onQuiet = () => decide({ isQuiet: true, isShown: false });
  const isRejection = stage?.kind === 'declined';
  const to = ownText(stage?.name ?? '', say.language);
  const title =
    ids.length === 1 && first
      ? say`Move ${nameOf(first)} to ${to}`
      : say`Move ${plural(ids.length, 'applicant')} to ${to}`;
  return (
    <>
      {renderLetters(isRejection ? [...ids] : [], { onQuiet, onClose: close })}
      <Dialog open={deciding !== null && !isRejection} title={title} onClose={close}>
        {deciding && !isRejection && (
          <MailOfMove
            deciding={deciding}
            onQuiet={onQuiet}
            onMail={() => decide({ isQuiet: false, isShown: true })}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  );
}

interface MailOfMoveProps {
  deciding: Decision;
  onQuiet: () => void;
  onMail: () => void;
  onClose: () => void;
}

function MailOfMove({ deciding: { ids, stageId }, onQuiet, onMail, onClose }: MailOfMoveProps) {
  const say = useSay();
  const { jobId, cards } = useBoardStore().getState();
  const { data, failure } = useLoaded(async () => {
    const applicants = ids.map((id) => ({ id, version: cards.get(id)?.version ?? 0 }));
    const input = { params: { jobId }, body: { stageId, applicants } };
    return { mail: (await callApi('POST /company/jobs/:jobId/applicants/move/preview', input)).data };
  }, [ids, stageId]);
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!data) return <PageSpinner />;
  const { mail } = data;
  return (
    <div className={ui['stack5']}>
      {mail ? (
        <>
          <p>
            {ids.length > 1
              ? say`The first of ${ids.length} mails, to ${mail.to}:`
              : say`The mail to ${mail.to}:`}
          </p>
          <blockquote className={letterStyles['letter']}>
            <strong dir="auto">{mail.subject}</strong>
            {`\n\n${mail.text}`}
          </blockquote>
        </>
      ) : (
        <p>{say`No mail goes out.`}</p>
      )}
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
        {mail && (
          <Button variant="secondary" onClick={onQuiet}>
            {say`Without a mail`}
          </Button>
        )}
        <Button data-first-focus onClick={mail ? onMail : onQuiet}>
          {mail ? say`Move and mail` : say`Move`}
        </Button>
      </Actions>
    </div>
  );
}
