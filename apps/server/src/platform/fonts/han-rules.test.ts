import { expect, test } from 'vitest';
import { rankHan } from './han-rules.ts';

test.each([
  ['株式会社みどり', 'jp'],
  ['東京 新宿区西新宿', 'jp'],
  ['広島 沢田 桜', 'jp'],
  ['青云科技 工程师', 'sc'],
  ['北京市朝阳区', 'sc'],
  ['臺灣積體電路製造股份有限公司', 'tc'],
  ['國立臺灣大學 陳先生', 'tc'],
  ['주식회사 한빛 金', 'kr'],
  // The same in all of them.
  ['王', 'sc'],
  ['Ada', 'sc'],
])('[L-13] Chinese characters have the forms of their country: %s', (text, variety) => {
  expect(rankHan(text)[0]).toBe(variety);
  expect(rankHan(text).toSorted()).toEqual(['jp', 'kr', 'sc', 'tc']);
});
