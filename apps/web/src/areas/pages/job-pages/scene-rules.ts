/** Pictures in scenes.svg that show a certain place, and those that fit any. */
const ofPlaces = ['iraq', 'argentina', 'indonesia', 'gambia', 'india', 'thailand', 'banjul', 'spain'];
const ofAny = ['towers', 'bridge', 'harbour', 'valley'];

/** The picture of a place; the same name always gets the same one. */
export function sceneOf(name: string): string {
  const key = name.toLowerCase();
  if (ofPlaces.includes(key)) return key;
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return ofAny[sum % ofAny.length] ?? 'towers';
}
