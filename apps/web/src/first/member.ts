import type { User } from '@waymark/contract/identity/accounts';
import { homePath } from '@waymark/contract/first-tables';
import { localPath } from '@waymark/contract/language-prefix';
import { fullName } from '@waymark/contract/text/format';
import { homeOf } from '../areas/pages/site/member-rules.ts';
import { initialsOf } from '../components/media/draw-mark.ts';
import { readAccessToken } from '../lib/access-token.ts';
import { callApi } from '../lib/api-client.ts';
import { documentLanguage } from '../lib/languages/document-language.ts';
import { isAsleep, takeBackLater, wake } from '../lib/waking/wake.ts';
import { askWhoIsHere } from '../lib/waking/who-is-here.ts';

/** Shows the member in the header. The script of the page comes for everything else that a member sees. */
export async function paintMember(): Promise<User | undefined> {
  const token = readAccessToken();
  const user = await askWhoIsHere().then(
    ({ data }) => data,
    () => undefined,
  );
  // It asks again, and says what is wrong.
  if (!user || readAccessToken() !== token) {
    wake();
    return undefined;
  }
  if (!isAsleep()) return user;
  paintHeader(user);
  if (await seesMore(user)) wake();
  return user;
}

/** By attributes alone: what the script finds is what the server has written. */
function paintHeader({ firstName, lastName, role, pictureUrl }: User): void {
  const name = fullName(firstName, lastName);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-member]')) {
    const picture = link.querySelector<HTMLElement>('[data-size]');
    link.href = localPath(homeOf(role), documentLanguage());
    // The server has put the sentence in the page's language there.
    const named = link.dataset['named'] ?? '';
    link.ariaLabel = name === '' ? null : named.replace('{name}', () => name);
    if (pictureUrl !== null) picture?.style.setProperty('background', `center / cover url("${pictureUrl}")`);
    else picture?.setAttribute('data-initials', initialsOf(name));
    takeBackLater(() => {
      link.ariaLabel = null;
      picture?.removeAttribute('style');
      picture?.removeAttribute('data-initials');
    });
  }
}

/** Whether the page shows a member more than its reader: their desk, what they have to do, or what is under way. */
async function seesMore(user: User): Promise<boolean> {
  if (user.role === 'staff' || user.needsMfa) return true;
  if (!user.hasPassword && location.pathname === localPath(homePath, documentLanguage())) return true;
  if (user.role !== 'candidate') return false;
  const [{ orders }, { data: critique }] = await Promise.all([
    callApi('GET /product/get-career-services-orders'),
    callApi('GET /get-critique-detail'),
  ]);
  return orders.length > 0 || critique !== null;
}
