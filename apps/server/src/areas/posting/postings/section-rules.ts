export const bullet = /^[-*•·◦▪–o]\s+/;

/** The parts of a posting's text that have fields of their own, line by line, and the rest as it was. */
interface Sections {
  requirements: string[];
  howToApply: string[];
  rest: string[];
}

const qualifier = String.raw`(?:(?:the|your|our|job|key|core|main|basic|minimum|essential|required|preferred) )*`;
const asked = [
  String.raw`${qualifier}(?:requirements|qualifications|criteria|skills(?: (?:and|&) (?:experience|qualifications))?)`,
  String.raw`what (?:you(?:['’]ll| will)? (?:need|bring)|we(?:['’]re| are) looking for|we (?:need|expect|look for))`,
  String.raw`(?:who you are|you (?:have|bring|are)|your profile|your background|about you|must[- ]haves?)`,
];
const headsRequirements = new RegExp(String.raw`^(?:${asked.join('|')})$`, 'i');
const headsApplying =
  /^(?:how (?:do i|can i|to) apply|to apply|applying|(?:the )?application (?:process|procedure))$/i;
const saysHowToApply = /^(?:how to apply|to apply)\s*[:–-]\s*(?=\S)/i;
const longestHeading = 60;
const mostWords = 7;

/** Takes what is asked for and how to apply out of the lines of a posting. */
export function splitSections(lines: readonly string[]): Sections {
  const found: Sections = { requirements: [], howToApply: [], rest: [] };
  let section: keyof Sections = 'rest';
  for (const [at, line] of lines.entries()) {
    const heading = isHeading(lines, at) ? line.replace(/\s*[:?]$/, '') : undefined;
    if (heading !== undefined) section = sectionOf(heading);
    if (heading !== undefined && section !== 'rest') continue;
    const applying = line.replace(saysHowToApply, '');
    if (applying !== line) section = 'howToApply';
    if (section === 'rest') found.rest.push(line);
    else if (line !== '')
      found[section].push(applying === line ? line.replace(bullet, '') : capitalise(applying));
  }
  return found;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sectionOf(heading: string): keyof Sections {
  if (headsRequirements.test(heading)) return 'requirements';
  return headsApplying.test(heading) ? 'howToApply' : 'rest';
}

/** A short line that ends in a colon, or that stands at the top of a paragraph and is no sentence. */
function isHeading(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line === '' || line.length > longestHeading || bullet.test(line)) return false;
  if (line.endsWith(':')) return true;
  const isFirst = (lines[at - 1] ?? '') === '';
  const hasMore = lines.slice(at + 1, at + 3).some((next) => next !== '');
  return isFirst && hasMore && !/[.,;!]$/.test(line) && line.split(' ').length <= mostWords;
}
