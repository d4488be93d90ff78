import { Notice } from '../../../../components/form/notice.tsx';
import type { ProfileValues } from '../rules.ts';

const asked: readonly [keyof ProfileValues, string][] = [
  ['jobTitle', 'Job Title'],
  ['desireCompensation', 'Desired Compensation'],
  ['phone', 'Phone'],
  ['location', 'Location'],
];

/** Who came by the resume review has told no more than a name: why Save is closed is said before it is tried. */
export function ProfileGaps({ saved }: { saved: ProfileValues }) {
  const gaps = asked.flatMap(([name, label]) => (saved[name] === '' ? [label] : []));
  if (gaps.length === 0) return null;
  return <Notice tone="good">Your profile can be saved once it has all of these: {gaps.join(', ')}.</Notice>;
}
