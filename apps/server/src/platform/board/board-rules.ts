import type { BoardSettings } from '@waymark/contract/all-settings';
import type { ContactDetails } from '@waymark/contract/content/contact';
import { accentTokens } from '@waymark/contract/office/accent-rules';
import { groundTokens } from '@waymark/contract/office/ground-rules';
import { defaultAccent } from '@waymark/contract/office/choices';
import type { Config } from '../config.ts';

/** The properties that take the place of the style sheet's own; none where the colours are the product's. */
export function boardStyleOf({
  accent,
  look,
}: Pick<BoardSettings, 'accent' | 'look'>): Readonly<Record<string, string>> | undefined {
  const { light, dark } = defaultAccent;
  const isOwn = accent.light !== light || accent.dark !== dark;
  if (!isOwn && look.ground === null) return undefined;
  return {
    ...(isOwn && accentTokens(accent)),
    ...(look.ground !== null && groundTokens(look.ground, accent.dark)),
  };
}

export function contactOf({ contact }: BoardSettings, config: Pick<Config, 'contact'>): ContactDetails {
  return contact ?? config.contact;
}

/** Names that reach no one: the demo shows a filled imprint where none is set. */
const demoOperator: BoardSettings['operator'] = {
  name: 'Wayfarer Example Ltd',
  address: '12 Wayfarer Street\nBristol\nUnited Kingdom',
  register: 'Example register of companies, no. 00000000',
  vatNumber: 'GB 000 0000 00',
  responsible: 'Alex Example',
};

export function operatorOf(
  { operator }: BoardSettings,
  { demo }: Pick<Config, 'demo'>,
): BoardSettings['operator'] {
  return demo && Object.values(operator).every((part) => part === null) ? demoOperator : operator;
}

/** `name <address>`: what is set, or else MAIL_FROM, with the board's name where that has none. */
export function senderOf({ sender, name }: BoardSettings, { mailFrom }: Pick<Config, 'mailFrom'>) {
  if (sender) return sender;
  const [, given = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: given || name, address: address.trim() };
}
