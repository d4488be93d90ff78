import type { HeldReason } from '@waymark/contract/identity/choices/accounts';
import type { StaffCompany } from '@waymark/contract/companies/staff-companies';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';

const heldWords: Readonly<Record<HeldReason, string>> = {
  unconfirmed: 'Address not confirmed',
  name: 'Held: its name is taken',
  website: 'Held: its website is taken',
  letters: 'Held: its letters look like others',
  suspended: 'Suspended',
};

/** What a company is to the board. */
export function CompanyBadges({ company }: { company: Pick<StaffCompany, 'heldReason' | 'isVerified'> }) {
  const { heldReason, isVerified } = company;
  return (
    <span className={styles['badges']}>
      {heldReason === null ? (
        <Badge tone="good">Public</Badge>
      ) : (
        <Badge tone={heldReason === 'unconfirmed' ? 'neutral' : 'bad'}>{heldWords[heldReason]}</Badge>
      )}
      {isVerified && <Badge tone="good">Verified</Badge>}
    </span>
  );
}
