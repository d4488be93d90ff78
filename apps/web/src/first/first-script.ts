import { postingParameter } from '../areas/search/job-search/posting-constants.ts';
import { guestLikesKey, parseGuestLikes } from '../areas/seeking/saved-jobs/like-rules.ts';
import { sendFirstView } from '../areas/jobs/job-views/api/send-view.ts';
import { countUp } from '../components/media/count-up.ts';
import { documentLocale } from './document-locale.ts';
import { bringCurrentLinkIntoView } from '../components/layout/current-link.ts';
import { readAccessToken } from '../lib/access-token.ts';
import { callApi } from '../lib/api-client.ts';
import { siteStorage } from '../lib/browser-storage.ts';
import { followFocus } from '../lib/focus/follow-focus.ts';
import { readSignInNote } from '../lib/sign-in-note.ts';
import { readTheme, showTheme } from '../lib/waking/theme.ts';
import { readVisit } from '../lib/visit/stored-visit.ts';
import { paintedLikes } from '../lib/waking/painted-likes.ts';
import { isAsleep, wake } from '../lib/waking/wake.ts';
import { paintMember } from './member.ts';
import { hasRoomBeside, keepPresses } from './presses.ts';
import { writeTimes } from './times.ts';

/*
 * What runs on a page that waits for a touch (decision 038): without React, and without a second way to do anything.
 */

const root = document.documentElement;

/** Whether the page shows postings beside its list, and has the room. */
const isWide = () => document.querySelector('[data-press="wide"]') !== null && hasRoomBeside();

/** Why such a page wakes though nobody has touched it; what is signed in adds its own (`member.ts`). */
const reasons: readonly (() => boolean)[] = [
  // Another spelling of its address is corrected.
  () => location.pathname !== root.dataset['waits'],
  // The notices of a visit by support, and about signing in.
  () => readVisit() !== null,
  () => readSignInNote() !== null,
  // A posting stands beside the list.
  () => isWide() && new URLSearchParams(location.search).has(postingParameter),
];

/** Parts that are more than what is read: maps and carousels, and what members have in place of guests. */
function wakeForParts(isMember: boolean): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  for (const part of document.querySelectorAll(`[data-wakes="${isMember ? 'member' : 'all'}"]`)) {
    observer.observe(part);
  }
}

function paintHearts(jobIds: readonly string[]): void {
  paintedLikes.push(...jobIds);
  for (const heart of document.querySelectorAll<HTMLElement>('button[data-job]')) {
    if (jobIds.includes(heart.dataset['job'] ?? '')) heart.ariaPressed = 'true';
  }
}

async function paintPerson(): Promise<void> {
  const guestLikes = parseGuestLikes(siteStorage.read(guestLikesKey));
  if (!readAccessToken()) return paintHearts(guestLikes);
  wakeForParts(true);
  const user = await paintMember();
  if (user?.role !== 'candidate') return;
  // They move into the account.
  if (guestLikes.length > 0) return wake();
  if (document.querySelector('button[data-job]') === null) return;
  const { data } = await callApi('GET /saved-jobs/ids');
  if (isAsleep()) paintHearts(data);
}

/** The theme, and who is signed in, may have changed while the page was put aside, or in another tab. */
function follow(): void {
  if (!isAsleep()) return;
  showTheme(readTheme());
  paintTheme();
  const isMember = readVisit() !== null || readAccessToken() !== '';
  if (isMember !== root.hasAttribute('data-signed-in')) location.reload();
}

function leaveAnotherAddress(): void {
  if (isAsleep() && location.pathname + location.search !== window.openedAs) location.reload();
}

function paintTheme(): void {
  const choice = document.querySelector<HTMLInputElement>(`input[name="theme"][value="${readTheme()}"]`);
  if (choice) choice.checked = true;
}

keepPresses();
followFocus();
if (reasons.some((holds) => holds())) wake();
wakeForParts(false);
paintTheme();
writeTimes();
paintPerson().catch(wake);
for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) bringCurrentLinkIntoView(row);
for (const count of document.querySelectorAll<HTMLElement>('[data-count]')) {
  countUp(count, Number(count.dataset['count']), documentLocale());
}
const viewed = document.querySelector<HTMLDataElement>('data[data-view]');
if (viewed) sendFirstView(viewed.value);
addEventListener('pageshow', ({ persisted }) => persisted && follow());
addEventListener('storage', follow);
// After a reload, going back may lead to what the script had shown in this document.
addEventListener('popstate', leaveAnotherAddress);
leaveAnotherAddress();
root.dataset['ready'] = 'true';
