import { expect, test } from 'vitest';
import { labelZone, nameZone } from './format-zone.ts';

test.each([
  ['Europe/Berlin', 'Berlin time', 'Berlin, Europe'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time', 'Buenos Aires, America/Argentina'],
  ['America/Port-au-Prince', 'Port-au-Prince time', 'Port-au-Prince, America'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/UTC', 'UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT-5', 'GMT-5'],
  ['Etc/GMT-14', 'GMT+14', 'GMT+14'],
  ['CET', 'CET', 'CET'],
])('[L-31] the zone %s reads "%s", and "%s" in a list', (zone, name, label) => {
  expect(nameZone(zone, 'en')).toBe(name);
  expect(labelZone(zone)).toBe(label);
});

test('[L-31] the label of each zone that is known is its own', () => {
  const labels = Intl.supportedValuesOf('timeZone').map(labelZone);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => label.includes('_'))).toEqual([]);
});
