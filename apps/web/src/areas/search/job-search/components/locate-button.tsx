import { useState } from 'react';
import ui from '../../../../styles/primitives.module.css';
import { callApi } from '../../../../lib/api-client.ts';
import { roundPosition } from '../position-rules.ts';

const waitMs = 15_000;
const refused =
  'Your browser did not give us your location. Allow it for this site, or enter a city under “Where”.';
const unknown = 'We found no place near you. Enter a city under “Where”.';

interface LocateButtonProps {
  className?: string | undefined;
  onFound: (location: string) => void;
}

/** Asks the browser where it is, on a press and not before, and gives the place that is there. */
export function LocateButton({ className, onFound }: LocateButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState('');

  async function locate() {
    setFailure('');
    setIsAsking(true);
    try {
      const location = await findPlace();
      if (location === null) setFailure(unknown);
      else onFound(location);
    } catch {
      setFailure(refused);
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
        Use my location
      </button>
      <span role="status" className={ui['noteXs']} hidden={failure === ''}>
        {failure}
      </span>
    </>
  );
}

/** The place that the browser is at; null far from all. Throws where it does not say. */
async function findPlace(): Promise<string | null> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: waitMs, maximumAge: 600_000 });
  });
  const { data } = await callApi('POST /places/nearest', { body: roundPosition(coords) });
  return data.location;
}
