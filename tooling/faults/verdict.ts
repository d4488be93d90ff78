import type { Checked } from './check.ts';
import type { Fault } from './faults.ts';

/** As many are handed over at once: a kill between that and its note sends them again (at least once). */
const mailsUnderWay = 10;
/** Being told to come back is no harm, nor is a connection that a killed process could not answer. */
const harmless = ['503', 'refused', 'cut'];

export interface Suffered extends Checked {
  problems: string[];
  failures: ReadonlyMap<string, number>;
}

type Judged = Pick<Fault, 'name' | 'explains' | 'killsSender' | 'isUnnoticed'>;

/** What the fault did that it may not do, one sentence each. */
export function findHarm(fault: Judged, { problems, failures, losses, mails }: Suffered): string[] {
  const explained = fault.isUnnoticed ? [] : [...harmless, ...(fault.explains ?? [])];
  const unexpected = [...failures].filter(([kind]) => !explained.includes(kind));
  const doublesAllowed = fault.killsSender ? mailsUnderWay : 0;
  return [
    ...problems,
    ...losses,
    ...unexpected.map(([kind, count]) => `${count} × ${kind} is no answer that this fault explains`),
    ...(mails.lost > 0 ? [`${mails.lost} mails lost`] : []),
    ...(mails.doubled > doublesAllowed ? [`${mails.doubled} mails doubled, ${doublesAllowed} allowed`] : []),
  ];
}

export function describe(fault: Judged, suffered: Suffered): string {
  const { accounts, files, applications, payments, failures, losses, mails } = suffered;
  const harm = findHarm(fault, suffered);
  const acknowledged = `${accounts} accounts, ${files} files, ${applications} applications, ${payments} payments`;
  const kinds = [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
  const lost = `${losses.length} lost, mails ${mails.lost} lost ${mails.doubled} doubled`;
  return [
    `${harm.length === 0 ? 'ok ' : 'BAD'} ${fault.name}: ${acknowledged}; ${lost}; errors ${kinds}`,
    ...harm.slice(0, 20),
  ].join('\n    ');
}
