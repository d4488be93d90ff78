import type { Interview } from '@waymark/contract/hiring/interviews';
import { localTimeOf, momentOf } from './rules.ts';

/** The form of times that are offered; a browser's fields hold text. */
export interface OfferFields {
  /** As the clocks of the zone show them. */
  times: { at: string }[];
  timeZone: string;
  durationMinutes: string;
  place: string;
  videoUrl: string;
  note: string;
}

export function emptyOffer(timeZone: string): OfferFields {
  return { times: [{ at: '' }], timeZone, durationMinutes: '45', place: '', videoUrl: '', note: '' };
}

/** An interview as the form to change it begins: its times that are to come. */
export function offerOf({ slots, timeZone, durationMinutes, place, videoUrl, note }: Interview): OfferFields {
  const ahead = slots.filter(({ isGone }) => !isGone);
  const times = ahead.map(({ startsAt }) => ({ at: localTimeOf(new Date(startsAt), timeZone) }));
  return {
    times: times.length > 0 ? times : [{ at: '' }],
    timeZone,
    durationMinutes: String(durationMinutes),
    place,
    videoUrl,
    note,
  };
}

/** What is sent; undefined where a line holds no time. */
export function roundOf({ times, timeZone, durationMinutes, place, videoUrl, note }: OfferFields) {
  const startsAt = times.map(({ at }) => momentOf(at, timeZone)?.toISOString());
  if (!startsAt.every((time) => time !== undefined)) return undefined;
  const minutes = Number(durationMinutes);
  return { startsAt, timeZone, durationMinutes: minutes, place, videoUrl: videoUrl.trim(), note };
}
