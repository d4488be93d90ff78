import { auditSubjectKinds } from '@waymark/contract/identity/choices/staff';
import { staffActionWords } from '@waymark/contract/identity/choices/staff-actions';
import type { AuditFilters, AuditLog } from '@waymark/contract/identity/audit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { auditPath, readAuditFilters } from '../rules.ts';
import styles from './audit-log.module.css';

interface AuditFiltersFormProps {
  filters: AuditFilters;
  members: AuditLog['members'];
}

/** Who, what, about what, when and why: all of it stands in the address. */
export function AuditFiltersForm({ filters, members }: AuditFiltersFormProps) {
  const navigate = useNavigate();

  function show(form: HTMLFormElement) {
    const given = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') given.set(name, value);
    void navigate(auditPath(readAuditFilters(given)));
  }

  return (
    <form
      className={styles['filters']}
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <Choice label="Who" name="who" value={filters.who}>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Did what" name="action" value={filters.action}>
        {Object.entries(staffActionWords).map(([action, words]) => (
          <option key={action} value={action}>
            {words.replace(/:$/, '')}
          </option>
        ))}
      </Choice>
      <Choice label="To what" name="kind" value={filters.kind}>
        {auditSubjectKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind.replaceAll('-', ' ')}
          </option>
        ))}
      </Choice>
      <TextField label="From (UTC)" type="date" name="from" defaultValue={filters.from} />
      <TextField label="To (UTC)" type="date" name="to" defaultValue={filters.to} />
      <TextField label="Reason" name="reason" defaultValue={filters.reason} maxLength={100} />
      <TextField
        label="Id"
        name="subject"
        defaultValue={filters.subject}
        maxLength={100}
        autoComplete="off"
      />
      <div className={styles['buttons']}>
        <Button type="submit">Show</Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink variant="quiet" to={auditPath({})}>
            Clear
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  children: ReactNode;
}

function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ''}>
      <option value="">Any</option>
      {children}
    </SelectField>
  );
}
