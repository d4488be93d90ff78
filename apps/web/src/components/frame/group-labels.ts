import type { MenuGroup } from '@waymark/contract/page';
import { meaning, msg, type Message } from '@waymark/contract/text/message';

/** The headings of the navigation, by what the tables of pages call them. */
export const groupLabels: Readonly<Record<MenuGroup, Message>> = {
  '': '',
  You: msg`You`,
  Jobs: msg`Jobs`,
  'Your material': msg`Your material`,
  Hiring: msg`Hiring`,
  Company: msg`Company`,
  'Other systems': msg`Other systems`,
  Reviews: msg`Reviews`,
  'The board': msg`The board`,
  Texts: msg`Texts`,
  Sales: msg`Sales${meaning('what the board sells')}`,
  'Running it': msg`Running it`,
};
