import type { MapPosition } from '@waymark/contract/places/map-position';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { MapHandle } from './map-view-leaflet.ts';
import styles from './map-view.module.css';
import { Spinner } from '../data/spinner.tsx';
import { useNearViewport } from '../layout/use-near-viewport.ts';
import { useSay } from '../../lib/languages/say.ts';

interface MapViewProps {
  /** What it is a map of, for those who do not see it. The address itself stands beside the map, as text. */
  label: string;
  /** 500 on the contact page, 300 on the company profile (K-3). */
  height: 300 | 500;
  /** Where the marker stands; null shows the world without one. */
  position: MapPosition | null;
  /** Lets people move the marker: by dragging, by a press on the map, with the arrow keys. */
  onMove?: (position: MapPosition) => void;
}

/**
 * A map with one marker, which loads its parts when it comes near the window. Without a script there is no
 * map, so the page also shows the place in words.
 */
export function MapView({ label, height, position, onMove }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { map, failed } = useMap({ frame, canvas, position, onMove });
  return (
    <div ref={frame} data-wakes="all" className={styles['frame']} style={{ height }} data-needs="script">
      <div ref={canvas} className={styles['canvas']} role="region" aria-label={label} />
      {map ? <MapControls map={map} /> : <MapState failed={failed} />}
    </div>
  );
}

function MapControls({ map }: { map: MapHandle }) {
  const say = useSay();
  return (
    <div className={styles['controls']}>
      <MapButton label={say`Zoom in`} sign="M3 10h14M10 3v14" onPress={() => map.zoomBy(1)} />
      <MapButton label={say`Zoom out`} sign="M3 10h14" onPress={() => map.zoomBy(-1)} />
      <MapButton
        label={say`Back to the marker`}
        sign="M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M10 1v5M10 14v5M1 10h5M14 10h5"
        onPress={() => map.recentre()}
      />
    </div>
  );
}

function MapButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button type="button" className={styles['control']} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

function MapState({ failed }: { failed: boolean }) {
  const say = useSay();
  return (
    <p className={styles['state']} role="status">
      {failed ? (
        say`The map could not be loaded. Load the page again to see it.`
      ) : (
        <>
          <Spinner /> {say`Loading the map…`}
        </>
      )}
    </p>
  );
}

type MapParts = Pick<MapViewProps, 'position'> & {
  frame: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLElement | null>;
  onMove: MapViewProps['onMove'];
};

function useMap({ frame, canvas, position, onMove }: MapParts) {
  const say = useSay();
  const isNearViewport = useNearViewport(frame);
  const [map, setMap] = useState<MapHandle>();
  const [failed, setFailed] = useState(false);

  const moveMarker = useEffectEvent((next: MapPosition) => onMove?.(next));
  const draw = useEffectEvent((drawMap: Awaited<ReturnType<typeof loadMap>>) => {
    if (!canvas.current) return undefined;
    const movable = onMove && { label: say`Marker. Move it with the arrow keys.`, onMove: moveMarker };
    return drawMap(canvas.current, { position, movable });
  });

  useEffect(() => {
    if (!isNearViewport) return;
    let isGone = false;
    let drawn: MapHandle | undefined;
    loadMap()
      .then((drawMap) => {
        if (isGone) return;
        drawn = draw(drawMap);
        setMap(drawn);
      })
      .catch(() => setFailed(true));
    return () => {
      isGone = true;
      drawn?.remove();
      setMap(undefined);
    };
  }, [isNearViewport]);

  useEffect(() => map?.show(position), [map, position]);
  return { map, failed };
}

/** Leaflet, the land and the names of cities: most visitors of a page never come near its map. */
const loadMap = async () => (await import('./map-view-leaflet.ts')).loadMap();
