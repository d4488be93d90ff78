import { isDeepStrictEqual } from 'node:util';
import {
  allSettings,
  type BoardSettingKey,
  type BoardSettings,
  type PublicBoard,
} from '@waymark/contract/all-settings';
import { listOwnTexts, ownTextGroups, type OwnTextGroup } from '@waymark/contract/office/own-text-places';
import type { OwnTextList } from '@waymark/contract/office/word-endpoints';
import { storedTexts } from '@waymark/contract/payments/membership-plans';
import type { Language } from '@waymark/contract/text/languages';
import { sayIn } from '../languages/say-in.ts';

type TextsIn = ReadonlyMap<Language, ReadonlyMap<string, string>>;
/** What stands in no setting. */
type Others = Readonly<Record<Exclude<OwnTextGroup, BoardSettingKey>, unknown>>;

const isSetting = (group: OwnTextGroup): group is OwnTextGroup & BoardSettingKey =>
  Object.hasOwn(allSettings, group);

/** The texts of a group that the product has messages for. */
function standardOf(group: OwnTextGroup): readonly string[] {
  return isSetting(group) ? listOwnTexts(group, allSettings[group].standard) : storedTexts[group];
}

/** The texts of each group that are the operator's. */
export function listOperatorTexts(settings: BoardSettings, others: Others): OwnTextList[] {
  const values = { ...settings, ...others };
  return ownTextGroups
    .map((group) => {
      const standard = new Set(standardOf(group));
      return { group, texts: listOwnTexts(group, values[group]).filter((text) => !standard.has(text)) };
    })
    .filter(({ texts }) => texts.length > 0);
}

/** By language, what stands for each own text: its translation, or the product's for a text that is the product's. */
export function createOwnTexts(settings: BoardSettings): TextsIn {
  const standard = ownTextGroups.filter((group) => isMixed(settings, group)).flatMap(standardOf);
  const { own, offered } = settings.languages;
  const entries = offered.map((language): [Language, ReadonlyMap<string, string>] => {
    const say = sayIn(language);
    const product = standard.map((text): [string, string] => [text, say(text)]);
    const given = language === own ? {} : (settings.ownTexts[language] ?? {});
    return [
      language,
      new Map([...product.filter(([text, said]) => text !== said), ...Object.entries(given)]),
    ];
  });
  return new Map(entries);
}

/**
 * Whether the product's own texts stand among the operator's: in a list that was changed. Companies keep the stages
 * that they began with by name, and plans are stored.
 */
const isMixed = (settings: BoardSettings, group: OwnTextGroup): boolean =>
  !isSetting(group) || group === 'stages' || !isDeepStrictEqual(settings[group], allSettings[group].standard);

/** Longer ones are put in where the server gives them: pages carry these along. */
const shownLength = 300;

/** What documents are told: a look and mails are written by the server alone. */
export function listShownTexts(settings: BoardSettings, ownTexts: TextsIn): PublicBoard['ownTexts'] {
  const hidden = new Set([...listOwnTexts('look', settings.look), ...listOwnTexts('mails', settings.mails)]);
  const isShown = ([text]: [string, string]) => text.length <= shownLength && !hidden.has(text);
  const entries = Array.from(ownTexts, ([language, texts]): [Language, Record<string, string>] => [
    language,
    Object.fromEntries([...texts].filter(isShown)),
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
}
