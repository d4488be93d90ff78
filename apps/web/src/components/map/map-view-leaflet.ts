import type { MapCity, MapPosition } from '@waymark/contract/places/map-position';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import * as L from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import worldAddress from 'world-atlas/countries-50m.json?url';
import { callApi } from '../../lib/api-client.ts';
import { chooseLabels } from './map-view-labels.ts';
import styles from './map-view.module.css';

/*
 * The map with all that it needs: loaded when one comes into sight. The land is Natural Earth's, drawn from a
 * file of ours, so that no other site learns who looks at a page.
 */

/** The specification's zoom (K-3). */
const zoom = 6;
/** Without a place, the map shows the whole world. */
const worldZoom = 2;
const world: L.LatLngTuple = [25, 5];
const [minZoom, maxZoom] = [2, 9];
const markerSize = { width: 32, height: 40 };
/** The corner that the zoom buttons cover. */
const buttons = { width: 64, height: 152 };
/** Pixels that an arrow key moves the marker, and with Shift. */
const [step, longStep] = [4, 40];
const arrows: Record<string, L.PointTuple> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const pin =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">' +
  `<path class="${styles['pin']}" d="M16 1.5A14 14 0 0 1 30 15.5C30 25 16 38.5 16 38.5S2 25 2 ` +
  `15.5A14 14 0 0 1 16 1.5Z"/><circle class="${styles['eye']}" cx="16" cy="15.5" r="5"/></svg>`;

type Country = Feature<Polygon | MultiPolygon>;

interface MapOptions {
  position: MapPosition | null;
  /** Makes the marker one that people move, and names it for those who do not see it. */
  movable: { label: string; onMove: (position: MapPosition) => void } | undefined;
}

export interface MapHandle {
  /** Puts the marker there and goes to it, unless it stands there already. */
  show(position: MapPosition | null): void;
  zoomBy(levels: 1 | -1): void;
  /** Back to the marker at the zoom of the beginning. */
  recentre(): void;
  remove(): void;
}

interface Earth {
  countries: readonly Country[];
  /** The most important first: the order decides whose name is drawn where two meet. */
  cities: readonly MapCity[];
}

/** Loads what every map needs and gives what draws one into an element of the page. */
export async function loadMap(): Promise<(container: HTMLElement, options: MapOptions) => MapHandle> {
  const [countries, cities] = await Promise.all([loadCountries(), loadCities(), loadStyles()]);
  return (container, options) => drawMap(container, options, { countries, cities });
}

function drawMap(
  container: HTMLElement,
  { position, movable }: MapOptions,
  { countries, cities }: Earth,
): MapHandle {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(container, animate);
  const marker = movable ? createMovable(map, movable) : createFixed();
  function show(next: MapPosition | null) {
    const shown = map.hasLayer(marker) ? roundOff(marker.getLatLng()) : null;
    if (!next) marker.remove();
    else if (shown?.latitude !== next.latitude || shown.longitude !== next.longitude) {
      marker.setLatLng([next.latitude, next.longitude]).addTo(map);
      map.setView(marker.getLatLng(), zoom, { animate });
    }
  }
  function recentre() {
    if (map.hasLayer(marker)) map.setView(marker.getLatLng(), zoom, { animate });
    else map.setView(world, worldZoom, { animate });
  }
  map.setView(world, worldZoom);
  show(position);
  drawLand(map, countries);
  drawCities(map, marker, cities);
  return {
    show,
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels, { animate }),
    recentre,
    remove: () => void map.remove(),
  };
}

function createMap(container: HTMLElement, animate: boolean): L.Map {
  const map = L.map(container, {
    minZoom,
    maxZoom,
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page, two move the map; the wheel scrolls the page until the map is entered.
    dragging: !matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: false,
    renderer: L.svg({ padding: 0.5 }),
    zoomAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  // Both repeat what the address beside the map says.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  map.createPane('cities').setAttribute('aria-hidden', 'true');
  return map;
}

/** Fired where a marker has been put by hand; it moves with every pixel of a drag. */
const placed = 'placed';

const icon = L.divIcon({
  className: styles['marker'] ?? '',
  html: pin,
  iconSize: [markerSize.width, markerSize.height],
  iconAnchor: [markerSize.width / 2, markerSize.height - 1],
});

function createFixed(): L.Marker {
  const marker = L.marker(world, { icon, interactive: false, keyboard: false });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
  return marker;
}

/** A marker that is dragged, put where the map is pressed, or moved with the arrow keys (WCAG 2.5.7). */
function createMovable(map: L.Map, { label, onMove }: NonNullable<MapOptions['movable']>): L.Marker {
  const marker = L.marker(world, { icon, draggable: true, autoPan: true });
  function tell() {
    marker.fire(placed);
    onMove(roundOff(marker.getLatLng()));
  }
  marker.on('dragend', tell);
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label));
  marker.on('keydown', ({ originalEvent: event }: L.LeafletKeyboardEvent) => {
    const direction = arrows[event.key];
    if (!direction) return;
    // The map would move as well.
    L.DomEvent.stop(event);
    const way = L.point(direction).multiplyBy(event.shiftKey ? longStep : step);
    marker.setLatLng(map.unproject(map.project(marker.getLatLng()).add(way)));
    map.panInside(marker.getLatLng(), { padding: [markerSize.height, markerSize.height], animate: false });
    tell();
  });
  // A drag that ends faster than the screen follows ends on the map: its click is none on a new place.
  let isFromMarker = false;
  map.getContainer().addEventListener('pointerdown', ({ target }) => {
    isFromMarker = target instanceof Node && marker.getElement()?.contains(target) === true;
  });
  map.on('click', ({ latlng }) => {
    if (isFromMarker) return;
    marker.setLatLng(latlng).addTo(map);
    tell();
  });
  return marker;
}

/** To about ten metres, and once around the earth at most. */
function roundOff(point: L.LatLng): MapPosition {
  const { lat, lng } = point.wrap();
  return { latitude: Math.round(lat * 10_000) / 10_000, longitude: Math.round(lng * 10_000) / 10_000 };
}

/** Draws a country when it first comes near: all of them at once would hold up a slow phone for a second. */
function drawLand(map: L.Map, countries: readonly Country[]): void {
  let waiting = countries.map((country) => ({ country, bounds: boundsOf(country) }));
  const className = styles['country'] ?? '';
  function drawNear() {
    const view = map.getBounds().pad(0.5);
    for (const { country } of waiting.filter(({ bounds }) => view.intersects(bounds))) {
      L.geoJSON(country, { interactive: false, style: { className } }).addTo(map);
    }
    waiting = waiting.filter(({ bounds }) => !view.intersects(bounds));
  }
  drawNear();
  map.on('moveend', drawNear);
}

function boundsOf(country: Country): L.LatLngBounds {
  const bounds = L.latLngBounds([]);
  for (const [longitude = 0, latitude = 0] of outlinesOf(country).flat())
    bounds.extend([latitude, longitude]);
  return bounds;
}

/** Names the cities in view, as many as there is room for. */
function drawCities(map: L.Map, marker: L.Marker, cities: readonly MapCity[]): void {
  const names = L.layerGroup([], { pane: 'cities' }).addTo(map);
  function drawInView() {
    const view = map.getBounds().pad(0.2);
    const candidates = cities
      .slice(0, namesAt(map.getZoom()))
      .filter(({ latitude, longitude }) => view.contains([latitude, longitude]))
      .map((city) => ({ ...city, ...pointOf(map.latLngToLayerPoint([city.latitude, city.longitude])) }));
    names.clearLayers();
    for (const { name, side, latitude, longitude } of chooseLabels(candidates, takenBy(map, marker))) {
      const className = `${styles['city']} ${styles[side]}`;
      const label = L.divIcon({ className, html: `<span translate="no">${name}</span>`, iconSize: [0, 0] });
      const options = { icon: label, interactive: false, keyboard: false, pane: 'cities' };
      L.marker([latitude, longitude], options).addTo(names);
    }
  }
  drawInView();
  map.on('moveend', drawInView);
  marker.on(placed, drawInView);
}

const pointOf = ({ x, y }: L.Point) => ({ x, y });

/** The whole world with every name would be a list of names. */
function namesAt(level: number): number {
  return level < 3 ? 40 : level < 5 ? 150 : Infinity;
}

/** Where no name is written: on the marker, under the buttons, and where the frame would cut it. */
function takenBy(map: L.Map, marker: L.Marker) {
  const { x: right } = map.getSize();
  const far = 10_000;
  const walls = [
    { left: -far, right: 0, top: -far, bottom: far },
    { left: right, right: right + far, top: -far, bottom: far },
    { left: right - buttons.width, right, top: 0, bottom: buttons.height },
  ];
  const origin = map.containerPointToLayerPoint([0, 0]);
  const taken = walls.map((box) => ({
    left: box.left + origin.x,
    right: box.right + origin.x,
    top: box.top + origin.y,
    bottom: box.bottom + origin.y,
  }));
  if (!map.hasLayer(marker)) return taken;
  const { x, y } = map.latLngToLayerPoint(marker.getLatLng());
  const { width, height } = markerSize;
  return [...taken, { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y }];
}

/** A map without names of cities is one still. */
async function loadCities(): Promise<readonly MapCity[]> {
  try {
    return (await callApi('GET /places/map-cities')).data;
  } catch {
    return [];
  }
}

async function loadCountries(): Promise<Country[]> {
  const response = await fetch(worldAddress);
  if (!response.ok) throw new Error(`The map's land answered ${response.status}.`);
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>;
  const countries = feature(topology, topology.objects.countries).features as Country[];
  for (const country of countries) {
    for (const outline of outlinesOf(country)) joinAcrossDateLine(outline);
  }
  return countries;
}

/** Outlines of islands and mainland; the holes that are other countries are drawn by those. */
function outlinesOf({ geometry }: Country): Position[][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([outline = []]) => outline);
}

/** Fiji and Russia lie on both sides of the date line: drawn as they are, they would reach around the earth. */
function joinAcrossDateLine(outline: Position[]): void {
  let turns = 0;
  let last = outline[0]?.[0] ?? 0;
  for (const point of outline) {
    const longitude = (point[0] ?? 0) + turns;
    const turn = longitude - last > 180 ? -360 : longitude - last < -180 ? 360 : 0;
    turns += turn;
    last = longitude + turn;
    point[0] = last;
  }
}

let loadingStyles: Promise<void> | undefined;

/** Leaflet's own style sheet: kept out of the site's one sheet, which every page loads. */
function loadStyles(): Promise<void> {
  loadingStyles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = leafletStyles;
    link.onload = () => resolve();
    link.onerror = () => {
      loadingStyles = undefined;
      link.remove();
      reject(new Error('The style sheet of the map could not be loaded.'));
    };
    document.head.append(link);
  });
  return loadingStyles;
}
