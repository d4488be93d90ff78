import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const nothing = { email: null, phone: null, address: null, position: null };

test('[J-4] what is not set is not shown', () => {
  expect(readConfig({ DEMO: 'false' }).contact).toEqual(nothing);
  const email = 'office@jobs.example';
  expect(readConfig({ DEMO: 'false', CONTACT_EMAIL: email }).contact).toEqual({ ...nothing, email });
  // Neither is the demo's office beside an address of one's own.
  expect(readConfig({ CONTACT_EMAIL: email }).contact).toEqual({ ...nothing, email });
});

test('[J-4] the demo has an office that no message or call leaves the house for', () => {
  const { contact } = readConfig({});
  expect(contact.email).toMatch(/@waymark\.example$/);
  expect(contact.position).not.toBeNull();
});

test('[J-4] a position belongs to an address', () => {
  const position = { CONTACT_POSITION: '51.4468, -2.5916', DEMO: 'false' };
  expect(readConfig(position).contact).toEqual(nothing);
  expect(readConfig({ ...position, CONTACT_ADDRESS: '1 Quay Street' }).contact).toMatchObject({
    address: '1 Quay Street',
    position: { latitude: 51.4468, longitude: -2.5916 },
  });
});

test.each(['here', '51.4468', '91,0', '0,181', '51.4468;-2.5916'])(
  '[J-4] the position "%s" is refused with an example',
  (position) => {
    const read = () => readConfig({ CONTACT_POSITION: position });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/CONTACT_POSITION is latitude and longitude in degrees, for example/);
  },
);
