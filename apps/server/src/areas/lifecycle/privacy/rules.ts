import { subscriptionLinkHours } from '@waymark/contract/content/choices';
import { guestApplicationDays } from '@waymark/contract/hiring/choices';
import {
  connectionDays,
  deletionGraceDays,
  endedConnectionDays,
  resumeRestoreMinutes,
} from '@waymark/contract/identity/choices';
import type { RetentionPeriods } from '@waymark/contract/lifecycle/retention';
import { alertLinkHours } from '@waymark/contract/seeking/choices';
import { formatDay } from '@waymark/contract/text/format-day';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type {
  ArchiveSection,
  Row,
  StoredFile,
  Value,
} from '../../../platform/personal-data/personal-data.ts';
import { formerAddressesKept, emailReversalDays } from '../../identity/accounts/constants.ts';
import { undoHours } from '../../seeking/alerts/constants.ts';
import type { Language } from '@waymark/contract/text/languages';

export interface Section extends Pick<ArchiveSection, 'key' | 'title' | 'names' | 'labels'> {
  rows: readonly Row[];
}

const nameMaxLength = 120;

// Names of devices, which Windows takes for no file whatever follows the dot.
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

export function isStoredFile(value: Value | undefined): value is StoredFile {
  return typeof value === 'object' && value !== null && 'storageKey' in value;
}

/** Where each file lies in the copy, by its storage key; no two names are the same on any system. */
export function placeFiles(sections: readonly Section[]): Map<string, string> {
  const places = new Map<string, string>();
  const taken = new Set<string>();
  const files = sections.flatMap(({ rows }) =>
    rows.flatMap((row) => Object.values(row).filter(isStoredFile)),
  );
  for (const { storageKey, name } of files) {
    if (places.has(storageKey)) continue;
    const safe = safeFileName(name);
    let unique = safe;
    for (let number = 2; taken.has(comparable(unique)); number++) unique = numbered(safe, number);
    taken.add(comparable(unique));
    places.set(storageKey, `files/${unique}`);
  }
  return places;
}

/** A name that stays in its folder and that every system can write, whatever it was called where it came from. */
export function safeFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // Separators, characters that Windows refuses, and those that hide or turn text around.
    .replaceAll(/[\p{C}/\\<>:"|?*]/gu, '_')
    // Neither ".", ".." nor a hidden file; and Windows drops what a name ends with.
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
    .replace(deviceName, '_$1');
  const { stem, ending } = split(plain || 'file');
  return `${[...stem].slice(0, nameMaxLength - ending.length).join('')}${ending}`;
}

function numbered(name: string, number: number): string {
  const { stem, ending } = split(name);
  return `${stem} (${number})${ending}`;
}

function split(name: string): { stem: string; ending: string } {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length), ending };
}

function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** The copy as data for programs: sections by key, dates in ISO 8601, files by their place in the copy. */
export function toJson(
  madeAt: Date,
  sections: readonly Section[],
  places: ReadonlyMap<string, string>,
): string {
  const entries = sections.map(({ key, rows }) => [key, rows] as const);
  return JSON.stringify(
    { madeAt, ...Object.fromEntries(entries) },
    (_name, value: Value | object) =>
      isStoredFile(value as Value) ? places.get((value as StoredFile).storageKey) : value,
    2,
  );
}

/** A mail's text without the secrets of its links: a copy may lie about longer than they live. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/([?&]token=)[^\s&"'<>]+/g, '$1(left out)');
}

/** "21 November 2026, 13:45 UTC": the reader may be in another time zone than the server. */
export function formatMoment(date: Date, language: Language): string {
  return `${formatDay(board.words, date, language)}, ${date.toISOString().slice(11, 16)} UTC`;
}

/** The periods by which this process deletes: each is the one that its work reads. */
export function listRetentionPeriods({ sessionDays }: Pick<Config, 'sessionDays'>): RetentionPeriods {
  return {
    ...board.settings.retention,
    sessionDays,
    connectionDays,
    endedConnectionDays,
    formerAddresses: formerAddressesKept,
    emailReversalDays,
    deletionGraceDays,
    guestApplicationDays,
    alertLinkHours,
    deletedAlertHours: undoHours,
    resumeRestoreMinutes,
    newsletterLinkHours: subscriptionLinkHours,
    applicantMonths: board.settings.applicantPeriod.standard,
  };
}
