import { labelOf } from '@waymark/contract/jobs/choices';
import type { JobSourceDetail } from '@waymark/contract/jobs/job-sources';
import { sourceFormats } from '@waymark/contract/jobs/source-choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { Link, useNavigate, useRevalidator } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DeskHeading, Since } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { ImportTable } from '../../job-import/components/import-table.tsx';
import { callsOf } from '../api/source-calls.ts';
import { fieldsOf, sourcesPath, standingOf, titleOf, type Side } from '../rules.ts';
import { SourceForm } from './source-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface SourceDeskProps {
  side: Side;
  source: JobSourceDetail;
}

/** One source: how it does, what waits for a person, its last runs and its settings. */
export function SourceDesk({ side, source }: SourceDeskProps) {
  const say = useSay();
  const { id, failure, failures, state, remark, waiting, runs } = source;
  return (
    <>
      <DeskHeading list={sourcesPath(side)}>{titleOf(source)}</DeskHeading>
      {failure && (
        <Notice tone="bad">
          {failure} {failures > 1 && say`It has failed ${plural(failures, 'time')} in a row. `}
          {say`Postings stay as they are meanwhile.`}
        </Notice>
      )}
      {state === 'partial' && <Notice tone="bad">{remark}</Notice>}
      {waiting > 0 && <WaitingClosings side={side} source={source} />}
      <Card title={say`State`}>
        <Facts source={source} />
        <SourceActions side={side} source={source} />
      </Card>
      <Card title={say`Last runs`}>
        {runs.length > 0 ? (
          <ImportTable imports={runs} isLinked={side === 'board'} />
        ) : (
          <p className={ui['note']}>{say`It has not run yet.`}</p>
        )}
      </Card>
      <Card title={say`Settings`}>
        <SourceForm key={id} side={side} sourceId={id} values={fieldsOf(source)} company={source.company} />
      </Card>
    </>
  );
}

function Facts({ source }: { source: JobSourceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { address, format, company, open, isOn, isDue, nextRunAt, succeededAt } = source;
  const { tone, label } = standingOf(source);
  return (
    <dl className={desk['facts']}>
      <dt>{say`State`}</dt>
      <dd>
        <Badge tone={tone}>{label}</Badge>
      </dd>
      <dt>{say`Address`}</dt>
      <dd>{address}</dd>
      <dt>{say`Read as`}</dt>
      <dd>{say(labelOf(sourceFormats, format))}</dd>
      {company && (
        <>
          <dt>{say`Company`}</dt>
          <dd>{company.name}</dd>
        </>
      )}
      <dt>{say`Open postings`}</dt>
      <dd>{formatCount(open, locale)}</dd>
      <dt>{say`Last worked`}</dt>
      <dd>{succeededAt ? <Since at={succeededAt} /> : say`Not yet`}</dd>
      {isOn && (
        <>
          <dt>{say`Next run`}</dt>
          <dd>{isDue ? say`Within a minute` : <Since at={nextRunAt} format="moment" />}</dd>
        </>
      )}
    </dl>
  );
}

function SourceActions({ side, source: { id, isOn, open } }: SourceDeskProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pending, run } = useAction(showFailed);
  const calls = callsOf(side);
  const press = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call();
      showSuccess(done);
      await revalidate();
    });
  return (
    <Actions>
      {isOn && (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => press(() => calls.run(id), msg`It runs within a minute.`)}
        >
          {say`Run now`}
        </Button>
      )}
      <Button
        variant="secondary"
        pending={pending}
        onClick={() =>
          press(
            () => calls.switch(id, !isOn),
            isOn ? msg`The source is off.` : msg`The source is on and runs within a minute.`,
          )
        }
      >
        {isOn ? say`Switch off` : say`Switch on`}
      </Button>
      <ConfirmButton
        label={say`Remove`}
        title={say`Remove this source?`}
        cancel={say`Keep it`}
        onConfirm={async (close) => {
          const { message } = await calls.remove(id);
          close();
          showSuccess(message);
          await navigate(sourcesPath(side));
        }}
      >
        {open > 0
          ? say`Its ${plural(open, 'open posting')} close, except those that another source has as well. To keep them open, switch it off instead.`
          : say`It has no open postings. Its past ones stay closed.`}
      </ConfirmButton>
    </Actions>
  );
}

/** More postings are gone from the source than close by themselves. */
function WaitingClosings({ side, source: { id, waiting, closings } }: SourceDeskProps) {
  const say = useSay();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { pending, run } = useAction(showFailed);
  const calls = callsOf(side);
  const decide = async (decision: 'close' | 'keep') => {
    await calls.decide(id, decision);
    showSuccess(decision === 'close' ? msg`The postings are closed.` : msg`The postings stay open.`);
    await revalidate();
  };
  return (
    <Card title={say`${plural(waiting, 'posting')} to close?`}>
      <p>
        {say`The source does not have them any more. They are more than a fifth of its open postings, so nothing was closed: a feed that broke looks the same as one that shrank.`}
      </p>
      <ul className={ui['grid2']}>
        {closings.map((job) => (
          <li key={job.id}>
            <Link to={jobDetailPath(job.id)} dir="auto">
              {job.title}
            </Link>{' '}
            <span className={ui['softSm']}>{job.company}</span>
          </li>
        ))}
      </ul>
      {closings.length < waiting && (
        <p className={ui['note']}>{say`And ${formatCount(waiting - closings.length, locale)} more.`}</p>
      )}
      <Actions>
        <Button pending={pending} onClick={() => run(() => decide('keep'))}>
          {say`Keep them open`}
        </Button>
        <ConfirmButton
          label={say`Close ${plural(waiting, 'posting')}`}
          variant="secondary"
          title={say`Close these postings?`}
          onConfirm={async (close) => {
            await decide('close');
            close();
          }}
        >
          {say`Seekers find them closed at once. One that is in the source again opens with the next run.`}
        </ConfirmButton>
      </Actions>
    </Card>
  );
}
