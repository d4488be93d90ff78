import { useState } from 'react';
import ui from '../../../../styles/primitives.module.css';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { roundPosition } from '../position-rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const waitMs = 15_000;
const refused = msg`Your browser did not give us your location. Allow it for this site, or enter a city under “Where”.`;
const unknown = msg`We found no place near you. Enter a city under “Where”.`;

interface LocateButtonProps {
  className?: string | undefined;
  onFound: (location: string) => void;
}

/** Asks the browser where it is, on a press and not before, and gives the place that is there. */
export function LocateButton({ className, onFound }: LocateButtonProps) {
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState('');

  async function locate() {
    setFailure('');
    setIsAsking(true);
    const position = await askBrowser();
    try {
      const location = position && (await findPlace(position));
      if (!position) setFailure(refused);
      else if (!location) setFailure(unknown);
      else onFound(location);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={isAsking || undefined}
        onClick={() => {
          if (!isAsking) void locate();
        }}
      >
        {say`Use my location`}
      </button>
      <span role="status" className={ui['noteXs']} hidden={failure === ''}>
        {failure}
      </span>
    </>
  );
}

type Position = Pick<GeolocationCoordinates, 'latitude' | 'longitude'>;

/** Where the browser is; undefined where it does not say. */
function askBrowser(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(undefined),
      { timeout: waitMs, maximumAge: 600_000 },
    );
  });
}

/** The place that is there; null far from all. */
async function findPlace(position: Position): Promise<string | null> {
  const { data } = await callApi('POST /places/nearest', { body: roundPosition(position) });
  return data.location;
}
