import type { WorkMode } from '@waymark/contract/jobs/choices/jobs';
import { readPlaceTexts } from '../../places/places/reading-rules.ts';
import type { Gazetteer, PlaceDraft } from '../../places/places/rules.ts';

const remote =
  /\bremote(?:ly)?\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut(?:e|ing)\b|\bhome[- ]based\b/i;
const notRemote = /\b(?:no|not|non)[- ]remote\b|\bremote[- ](?:sensing|control|monitoring|access|support)\b/i;
const hybrid = /\bhybrid\b/i;
/** A car, a cloud, and a material are hybrid too. */
const notHybrid =
  /\bhybrid[- ](?:cloud|vehicle|car|electric|power|bond|mobile|app|intelligence|integration|it|securit)/i;
const onSite = /\bon-?\s?site\b|\bin[- ]office\b|\bin[- ]person\b/i;

/** What the places of a posting say of how the work is done: "Remote - US", "Austin, TX (Hybrid)". */
export function modeOfPlaces(texts: readonly string[]): WorkMode | undefined {
  const modes = texts.map((text) => modeOf(text));
  if (modes.includes('hybrid')) return 'hybrid';
  // "Berlin", "Remote": one may do it here or there, and nobody says more.
  return modes.every((mode) => mode === modes[0]) || modes.includes('remote')
    ? modes.find(Boolean)
    : undefined;
}

/** A title says it where it stands for itself: in brackets, after a dash or a comma, or at an end. */
export function modeOfTitle(title: string): WorkMode | undefined {
  const [first = '', ...rest] = title.split(/[()[\]|,;:–—]|\s[-/]\s/).map((part) => part.trim());
  const words = first.split(/\s+/);
  const stated = [...rest, words.at(-1) ?? ''].map(modeOf).find(Boolean);
  // "Remote Nurse" works remotely, "Remote Sensing Engineer" does not, and "Hybrid Powertrain" is no way of working.
  return stated ?? (/^remote\b/i.test(first) ? modeOf(words.slice(0, 2).join(' ')) : undefined);
}

function modeOf(text: string): WorkMode | undefined {
  if (hybrid.test(text) && !notHybrid.test(text)) return 'hybrid';
  if (remote.test(text) && !notRemote.test(text)) return 'remote';
  return onSite.test(text) ? 'on-site' : undefined;
}

/** The countries that a title names beside "remote": "Engineer (Remote, US)". */
export function remoteCountriesOf(title: string, gazetteer: Gazetteer): PlaceDraft[] {
  const said = title.split(/[()[\]|–—]|\s-\s/).filter((part) => modeOf(part) === 'remote');
  const names = said.flatMap((part) => part.replace(remote, ' ').split(/[,/;]|\s(?:in|from|or|and)\s/));
  return readPlaceTexts(names, gazetteer).filter(
    ({ city, region, countryCode }) => countryCode !== '' && city === '' && region === '',
  );
}
