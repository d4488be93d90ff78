import { expect, test } from 'vitest';
import { LineError, WaitingLine, type LineLimits } from './waiting-line.ts';

const limits: LineLimits = {
  places: 1,
  guestPlaces: 1,
  otherPlaces: 1,
  guests: 4,
  guestsEach: 3,
  others: 2,
  guestMs: 60_000,
  otherMs: 60_000,
};
const guest = (address = 'a') => ({ isGuest: true, address });
const member = { isGuest: false, address: 'm' };

/** Serves callers in the order of the line, and returns that order. */
function serve(line: WaitingLine) {
  const served: string[] = [];
  const come = (name: string, who: { isGuest: boolean; address: string }) =>
    line.enter(who).then((leave) => {
      served.push(name);
      leave();
    });
  return { served, come };
}

test('members go before guests, and guests by turns of their addresses', async () => {
  const line = new WaitingLine(limits);
  const { served, come } = serve(line);
  const leave = await line.enter(guest());
  const waiting = [
    come('flood 1', guest('flood')),
    come('flood 2', guest('flood')),
    come('flood 3', guest('flood')),
    come('ada', guest('ada')),
    come('member', member),
  ];
  leave();
  await Promise.all(waiting);
  expect(served).toEqual(['member', 'flood 1', 'ada', 'flood 2', 'flood 3']);
});

test('guests take every other turn while members keep coming', async () => {
  const line = new WaitingLine(limits);
  const { served, come } = serve(line);
  const leave = await line.enter(member);
  const load = async () => {
    // Two at a time: when one leaves, the other waits already.
    for (let batch = 1; batch <= 4; batch++) await come('load', member);
  };
  const waiting = [load(), load(), come('guest 1', guest()), come('guest 2', guest())];
  leave();
  await Promise.all(waiting);
  expect(served.slice(0, 5)).toEqual(['load', 'guest 1', 'load', 'guest 2', 'load']);
});

test('who finds the line full is told at once: guests of one address, all guests, everybody else', async () => {
  const line = new WaitingLine(limits);
  const { come } = serve(line);
  const leave = await line.enter(guest());
  const waiting = [guest('a'), guest('a'), guest('a')].map((who) => come('guest', who));
  await expect(line.enter(guest('a'))).rejects.toThrow(LineError);
  waiting.push(come('guest', guest('b')));
  await expect(line.enter(guest('c'))).rejects.toThrow(LineError);
  waiting.push(come('member', member), come('member', member));
  await expect(line.enter(member)).rejects.toThrow(LineError);
  leave();
  await Promise.all(waiting);
  (await line.enter(guest('c')))();
});

test('[L-35] an address that has had no turn of late goes before those that keep coming', async () => {
  const line = new WaitingLine(limits);
  const { served, come } = serve(line);
  const leave = await line.enter(guest('flood'));
  const waiting = [come('flood', guest('flood')), come('flood', guest('flood')), come('ada', guest('ada'))];
  leave();
  await Promise.all(waiting);
  expect(served).toEqual(['ada', 'flood', 'flood']);
});

test('[L-35] the count of those before says how the turns would go', async () => {
  const line = new WaitingLine({ ...limits, guestsEach: 4 });
  const { come } = serve(line);
  const leave = await line.enter(guest());
  const waiting = [1, 2, 3].map((at) => come(`flood ${at}`, guest('flood')));
  expect(line.countBefore(guest('a'))).toBe(1);
  expect(line.countBefore(guest('flood'))).toBe(3);
  waiting.push(come('ada', guest('ada')));
  expect(line.countBefore(guest('a'))).toBe(2);
  waiting.push(come('member', member));
  expect(line.countBefore(guest('a'))).toBe(3);
  leave();
  await Promise.all(waiting);
  expect(line.countBefore(guest('a'))).toBe(0);
});

test('whose wait is over takes no place any more', async () => {
  const line = new WaitingLine({ ...limits, guestMs: 1 });
  const leave = await line.enter(member);
  await expect(line.enter(guest())).rejects.toThrow(LineError);
  leave();
  (await line.enter(guest()))();
});

test('some places are kept from guests', async () => {
  const line = new WaitingLine({ ...limits, places: 2, guestMs: 1, otherMs: 1 });
  await line.enter(guest('a'));
  await expect(line.enter(guest('b'))).rejects.toThrow(LineError);
  const leave = await line.enter(member);
  // Called twice, it frees one place.
  leave();
  leave();
  (await line.enter(member))();
  await expect(line.enter(guest('b'))).rejects.toThrow(LineError);
});
