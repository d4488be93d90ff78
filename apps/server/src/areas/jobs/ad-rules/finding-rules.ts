import { statedSizes, type CompanySize } from '@waymark/contract/companies/profile-choices';
import type { AdAnswer, AdSeverity } from '@waymark/contract/jobs/ad-rule-choices';
import type { AdFinding, AdRuleText } from '@waymark/contract/jobs/ad-rules';
import type { BoardSettings } from '@waymark/contract/all-settings';
import { countryName, type Gazetteer } from '../../places/places/rules.ts';
import { abbreviatedRegions } from '../../places/places/within-rules.ts';
import { adRules, judgeAd, type Ad, type AdRule } from './judging-rules.ts';

const presentRule = ({
  id,
  region,
  city,
  countryCode,
  ask,
  severity,
  since,
  employees,
  law,
  source,
  asker,
}: AdRule): AdRuleText => ({
  id,
  place: asker || city || region || countryName(countryCode),
  where: city || region || countryName(countryCode),
  ask,
  isDuty: severity === 'duty',
  since,
  employees,
  law,
  source,
});

/** Every rule, as staff see it. */
export const listAdRules = (): AdRuleText[] => adRules.map(presentRule);

/** How strict the board is about a rule. */
function severityOf(rule: AdRule, { duties, except }: BoardSettings['adRules']): AdSeverity {
  const own = except[rule.id];
  if (own) return own;
  return rule.severity === 'duty' || duties === 'off' ? duties : 'hint';
}

/** Of which the board does not ask, so that nothing is known of them. */
export const listRulesOff = (settings: BoardSettings['adRules']): string[] =>
  adRules.filter((rule) => severityOf(rule, settings) === 'off').map(({ id }) => id);

/** The most people that a company of a stated size has; undefined where it is not stated or has no end. */
function mostEmployees(size: CompanySize): number | undefined {
  if (size === '' || size === statedSizes.at(-1)) return undefined;
  return Number(size.split('–').at(-1)?.replace(',', ''));
}

interface Circumstances {
  size: CompanySize;
  answers: Readonly<Record<string, AdAnswer>>;
  settings: BoardSettings['adRules'];
  gazetteer: Gazetteer;
  now: Date;
}

/** What laws ask for and an ad does not have, duties first. */
export function findAdRules(ad: Ad, { size, answers, settings, gazetteer, now }: Circumstances): AdFinding[] {
  const places = ad.places.map((place) => withRegion(place, gazetteer));
  const today = now.toISOString().slice(0, 10);
  const findings = judgeAd({ ...ad, places }, { today, mostEmployees: mostEmployees(size) }).flatMap(
    (rule) => {
      const severity = severityOf(rule, settings);
      return severity === 'off' ? [] : [{ ...presentRule(rule), severity, answer: answers[rule.id] ?? null }];
    },
  );
  // A law of several countries asks once, and as a duty where it is one for any of them.
  const hintsFirst = findings.toSorted((a, b) => strictness(a) - strictness(b));
  const once = new Map(hintsFirst.map((one) => [`${one.place} ${one.ask}`, one]));
  return [...once.values()].toSorted((a, b) => strictness(b) - strictness(a));
}

const strictness = ({ severity }: Pick<AdFinding, 'severity'>) => Number(severity === 'duty');

/** In the scale of a gazetteer: about ten times the people. */
const byFar = 1.3;

/** Sources write a city without its region, or the region's abbreviation. */
function withRegion(place: Ad['places'][number], gazetteer: Gazetteer): Ad['places'][number] {
  const { city, region, countryCode } = place;
  if (region !== '') {
    const named = [...gazetteer.regions(region), ...abbreviatedRegions(region.toUpperCase())];
    const known = named.find((one) => one.countryCode === countryCode);
    if (known) return { ...place, region: known.region };
  }
  if (city === '') return place;
  const [first, ...others] = [...gazetteer.cities(city)].filter((one) => one.countryCode === countryCode);
  // Of several the place is not known, but where one is by far the largest: Minneapolis is not the one in Kansas.
  const isClear =
    first && others.every((other) => other.region === first.region || other.weight + byFar <= first.weight);
  return isClear ? { ...place, region: first.region } : place;
}

/** Duties that the ad does not meet and for which no reason was given. */
export const openDuties = (findings: readonly AdFinding[]): AdFinding[] =>
  findings.filter(({ severity, answer }) => severity === 'duty' && answer === null);
