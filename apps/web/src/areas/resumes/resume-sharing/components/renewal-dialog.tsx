import { linkDays, linkDaysDefault } from '@waymark/contract/resumes/choices/resume-sharing';
import type { ResumeLink } from '@waymark/contract/resumes/sharing';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { renewLink } from '../api/change-link.ts';
import styles from './public-links.module.css';

interface RenewalDialogProps {
  link: ResumeLink;
  onRenewed: () => void;
  onClose: () => void;
}

/** The same address for some more time, or for less. */
export function RenewalDialog({ link, onRenewed, onClose }: RenewalDialogProps) {
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
