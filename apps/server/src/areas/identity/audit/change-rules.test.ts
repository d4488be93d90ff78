import type { AuditSubjectKind } from '@waymark/contract/identity/staff-choices';
import { createSay } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../../platform/languages/say-in.ts';
import { describeChanges } from './change-rules.ts';

const say = createSay('de', readCatalog('de'));
const describeIn = (kind: AuditSubjectKind, id: string, after: object) =>
  describeChanges({ subject: { kind, id }, before: {}, after }, { say, names: new Map() }).map(
    ({ field, after: value }) => `${field}: ${value}`,
  );

describe('[L-17][L-40] what staff changed, in the language of the reader', () => {
  test.each<[AuditSubjectKind, string, object, string]>([
    ['user', '1', { staffRole: 'administrator' }, 'Rolle im Team: Administration'],
    ['comment', '1', { state: 'refused' }, 'Status: Abgelehnt'],
    ['post', '1', { state: 'published' }, 'Status: Veröffentlicht'],
    ['job', '1', { moderation: 'suspended' }, 'Vom Team ausgeblendet: Offline'],
    ['job', '1', { status: 'pending' }, 'Status: Ausstehend'],
    ['webhook', '1', { status: 'pending' }, 'Status: Nicht bezahlt'],
    ['plan', 'basic', { featured_days: 7 }, 'Tage hervorgehoben: 7'],
    ['banner', '1', { places: ['home', 'list'] }, 'Wo es zu sehen ist: Die Startseite, Die Stellenliste'],
    ['setting', 'invoicing', { value: { isOffered: true } }, 'Unternehmen dürfen per Rechnung bezahlen: ja'],
    ['setting', 'invoicing', { value: { country: 'Germany' } }, 'Land: Deutschland'],
    ['setting', 'payPeriod', { value: 'month' }, 'Wert: pro Monat'],
    ['setting', 'adRules', { value: { except: { 'DE.pay': 'off' } } }, 'Ausnahmen › DE.pay: Aus'],
    ['setting', 'languages', { value: { offered: ['de', 'pl'] } }, 'Sprachen zur Auswahl: Deutsch, Polski'],
  ])('%s %s %j', (kind, id, after, said) => {
    expect(describeIn(kind, id, after)).toEqual([said]);
  });

  test('fields and codes of an earlier version are told by their own words, and words of people as they are', () => {
    expect(describeIn('setting', 'adRules', { value: { except: { constructor: 'valueOf' } } })).toEqual([
      'Ausnahmen › Constructor: valueOf',
    ]);
    expect(describeIn('job', '1', { shownOnTop: 'later', state: 'lost' })).toEqual([
      'Shown on top: later',
      'Status: lost',
    ]);
    expect(
      describeIn('setting', 'ownTexts', { value: { de: { 'Find work. Now': 'Arbeit finden' } } }),
    ).toEqual(['Deutsch › Find work. Now: Arbeit finden']);
  });
});
