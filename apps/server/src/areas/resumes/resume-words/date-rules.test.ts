import { expect, test } from 'vitest';
import { findDates, withoutDates } from './date-rules.ts';

const printed = (text: string) => findDates(text).map(({ start, end, isRange }) => [start, end, isRange]);

test.each([
  ['since 04/2021', '04/2021'],
  ['seit April 2021', 'April 2021'],
  ['ab 04/2021', '04/2021'],
  ['depuis avril 2021', 'avril 2021'],
  ['à partir de avril 2021', 'avril 2021'],
  ['desde abril de 2021', 'abril de 2021'],
  ['dal 2021', '2021'],
  ['dall’aprile 2021', 'aprile 2021'],
  ['da aprile 2021', 'aprile 2021'],
  ['sinds april 2021', 'april 2021'],
  ['vanaf 2021', '2021'],
  ['od kwietnia 2021', 'kwietnia 2021'],
  ['sedan april 2021', 'april 2021'],
  ['från och med april 2021', 'april 2021'],
  ['siden 2021', '2021'],
  ['منذ 2021', '2021'],
])('[L-25] %j began and has not ended', (text, start) => {
  expect(printed(text)).toEqual([[start, null, true]]);
});

test.each([
  ['April 2021 to present', 'April 2021', 'present'],
  ['von 2018 bis heute', '2018', 'heute'],
  ['du 2 avril 2018 au 3 mai 2021', '2 avril 2018', '3 mai 2021'],
  ['avril 2018 à ce jour', 'avril 2018', 'ce jour'],
  ['de abril de 2018 a mayo de 2021', 'abril de 2018', 'mayo de 2021'],
  ['abril de 2018 – la actualidad', 'abril de 2018', 'la actualidad'],
  ['dal 2018 ad oggi', '2018', 'oggi'],
  ['desde 2018 até hoje', '2018', 'hoje'],
  ['abr. de 2018 – atual', 'abr. de 2018', 'atual'],
  ['van 2018 tot heden', '2018', 'heden'],
  ['2018 t/m 2021', '2018', '2021'],
  ['od kwietnia 2018 do chwili obecnej', 'kwietnia 2018', 'chwili obecnej'],
  ['04.2018 – obecnie', '04.2018', 'obecnie'],
  ['april 2018 – nu', 'april 2018', 'nu'],
  ['2018年4月至今', '2018年4月', '至今'],
  ['2018年4月-2021年5月', '2018年4月', '2021年5月'],
  ['2018年4月～現在', '2018年4月', '現在'],
  ['平成30年4月〜令和3年5月', '平成30年4月', '令和3年5月'],
  ['2018.04 ~ 현재', '2018.04', '현재'],
  ['2018년 4월 ~ 2021년 5월', '2018년 4월', '2021년 5월'],
  ['أبريل 2018 – حتى الآن', 'أبريل 2018', 'الآن'],
  ['من 2018 إلى 2021', '2018', '2021'],
  ['אפריל 2018 – היום', 'אפריל 2018', 'היום'],
])('[L-25] %j is a range', (text, start, end) => {
  expect(printed(text)).toEqual([[start, end, true]]);
});

test('[L-25] the words before the start and the duration go with the dates', () => {
  expect(withoutDates('seit 04/2021 Bauleiterin, Nordbau GmbH')).toBe('Bauleiterin, Nordbau GmbH');
  expect(withoutDates('avril 2018 – mai 2021 (3 ans 2 mois) Cuisinier')).toBe('Cuisinier');
  expect(withoutDates('2018年4月入社')).toBe('入社');
});
