import { sentMailKinds, sentMailLists } from '@waymark/contract/office/choices/sent-mails';
import type { Page } from '@waymark/contract/pagination';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/mails';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage, readWords } from '../../../../lib/list-address.ts';
import { readChoice } from '../rules.ts';

export interface LoadedMails {
  query: StaffMailsQuery;
  mails: Page<StaffMail>;
}

/** What the address asks for. */
export async function loadMails(search: URLSearchParams): Promise<LoadedMails> {
  const kind = sentMailKinds.find(({ value }) => value === search.get('kind'))?.value;
  const query = {
    show: readChoice(search, sentMailLists),
    ...(kind && { kind }),
    q: readWords(search),
    page: readPage(search),
  };
  return { query, mails: await callApi('GET /staff/mails', { query }) };
}
