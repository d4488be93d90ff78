import { msg } from '@waymark/contract/text/message';
import {
  criteriaMaxCount,
  criterionNameMaxLength,
  teamMaxCount,
  teamParts,
  type TeamPart,
} from '@waymark/contract/hiring/choices';
import type { HiringTeam, HiringTeamChange } from '@waymark/contract/hiring/scorecards';
import { labelOf } from '@waymark/contract/jobs/choices';
import { useState, type FormEvent } from 'react';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import { colleaguesOutside } from '../rules.ts';
import styles from './scorecards.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Shows who hires for a posting, and lets its owners and hiring managers change it. */
export function HiringTeamButton({ jobId }: { jobId: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" className={styles['open']} onClick={() => setOpen(true)}>
        {say`Hiring team`}
      </Button>
      <Dialog open={open} title={say`Hiring team`} onClose={close}>
        {open && <LoadedTeam jobId={jobId} onClose={close} />}
      </Dialog>
    </>
  );
}

interface LoadedTeamProps {
  jobId: string;
  onClose: () => void;
}

function LoadedTeam({ jobId, onClose }: LoadedTeamProps) {
  const { data, failure } = useLoaded(
    async () => (await callApi('GET /company/jobs/:jobId/hiring-team', { params: { jobId } })).data,
    [jobId],
  );
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!data) return <Spinner />;
  return data.isChangeable ? (
    <TeamForm jobId={jobId} team={data} onClose={onClose} />
  ) : (
    <TeamView team={data} />
  );
}

function TeamView({ team: { members, criteria } }: { team: HiringTeam }) {
  const say = useSay();
  return (
    <>
      {members.length === 0 ? (
        <p className={ui['soft']}>{say`The team has no members yet.`}</p>
      ) : (
        <ul className={ui['grid2']}>
          {members.map(({ userId, name, part }) => (
            <li key={userId} className={ui['spread3']}>
              <span className={ui['strong']} dir="auto">
                {name}
              </span>
              <span className={ui['soft']}>{say(labelOf(teamParts, part))}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={ui['grid1']}>
        <h3>{say`Criteria of scorecards`}</h3>
        <p className={ui['soft']}>{criteria.map(({ name }) => name).join(', ')}</p>
      </div>
      <p className={ui['note']}>{say`Owners of the company and hiring managers of the posting change it.`}</p>
    </>
  );
}

type Members = HiringTeam['members'];
/** Gives new criteria, which have no id yet, keys that keep the focus in their field. */
let added = 0;
type EditedCriterion = HiringTeamChange['criteria'][number] & { key: string };

function TeamForm({ jobId, team, onClose }: LoadedTeamProps & { team: HiringTeam }) {
  const say = useSay();
  const [members, setMembers] = useState<Members>(team.members);
  const [criteria, setCriteria] = useState<readonly EditedCriterion[]>(
    team.criteria.map((criterion) => ({ ...criterion, key: criterion.id })),
  );
  const { pending, failure, run } = useAction();

  async function save() {
    const body: HiringTeamChange = {
      members: members.map(({ userId, part }) => ({ userId, part })),
      criteria: criteria.map(({ id, name }) => ({ id, name: name.trim() })),
    };
    await callApi('PUT /company/jobs/:jobId/hiring-team', { params: { jobId }, body });
    onClose();
    showSuccess(msg`The hiring team is saved.`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(save);
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={submit}>
      <p className={ui['soft']}>
        {say`Each member hands in a scorecard for each applicant. Hiring managers and owners see all of them, others after handing in their own.`}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TeamMembers team={team} members={members} onChange={setMembers} />
      <Criteria criteria={criteria} onChange={setCriteria} />
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button type="submit" pending={pending}>
          {say`Save`}
        </Button>
      </Actions>
    </form>
  );
}

interface TeamMembersProps {
  team: HiringTeam;
  members: Members;
  onChange: (members: Members) => void;
}

function TeamMembers({ team, members, onChange }: TeamMembersProps) {
  const say = useSay();
  const outside = colleaguesOutside(team, members);

  function add(userId: string) {
    const colleague = outside.find((one) => one.userId === userId);
    const part = members.some((member) => member.part === 'hiring-manager')
      ? 'interviewer'
      : 'hiring-manager';
    if (colleague) onChange([...members, { ...colleague, part }]);
  }

  return (
    <fieldset className={ui['stack3']}>
      <legend className={ui['strong']}>{say`Members`}</legend>
      <ul className={`${ui['grid2']} ${ui['hideEmpty']}`}>
        {members.map(({ userId, name, part }) => (
          <li key={userId} className={styles['member']}>
            <span className={ui['anywhere']} dir="auto">
              {name}
            </span>
            <select
              aria-label={say`Part of ${name}`}
              value={part}
              onChange={({ currentTarget: { value } }) =>
                onChange(
                  members.map((one) => (one.userId === userId ? { ...one, part: value as TeamPart } : one)),
                )
              }
            >
              <Options choices={teamParts} />
            </select>
            <IconButton icon="bin" onPress={() => onChange(members.filter((one) => one.userId !== userId))}>
              {say`Remove ${name}`}
            </IconButton>
          </li>
        ))}
      </ul>
      {outside.length > 0 && members.length < teamMaxCount && (
        <SelectField
          label={say`Add a colleague`}
          hint={say`Owners and recruiters of the company. New members get a mail.`}
          value=""
          onChange={(event) => add(event.currentTarget.value)}
        >
          <option value="">{say`Choose`}</option>
          <Options choices={outside.map(({ userId, name }) => ({ value: userId, label: name }))} />
        </SelectField>
      )}
    </fieldset>
  );
}

interface CriteriaProps {
  criteria: readonly EditedCriterion[];
  onChange: (criteria: readonly EditedCriterion[]) => void;
}

function Criteria({ criteria, onChange }: CriteriaProps) {
  const say = useSay();
  return (
    <fieldset className={ui['stack3']}>
      <legend className={ui['strong']}>{say`Criteria of scorecards`}</legend>
      <ul className={ui['grid2']}>
        {criteria.map(({ key, name }, index) => (
          <li key={key} className={`${styles['member']} ${styles['criterion']}`}>
            <input
              type="text"
              aria-label={say`Criterion ${index + 1}`}
              value={name}
              maxLength={criterionNameMaxLength}
              onChange={({ currentTarget: { value } }) =>
                onChange(criteria.map((one) => (one.key === key ? { ...one, name: value } : one)))
              }
            />
            {criteria.length > 1 && (
              <IconButton icon="bin" onPress={() => onChange(criteria.filter((one) => one.key !== key))}>
                {name === '' ? say`Remove criterion ${index + 1}` : say`Remove ${name}`}
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {criteria.length < criteriaMaxCount && (
        <Actions>
          <Button
            variant="secondary"
            onClick={() => onChange([...criteria, { id: null, name: '', key: `new-${++added}` }])}
          >
            {say`Add a criterion`}
          </Button>
        </Actions>
      )}
    </fieldset>
  );
}
