import { expect, test } from 'vitest'
import { deviceName, deviceWords, networkOf } from './device-words'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; SM-T510) AppleWebKit/537.36 SamsungBrowser/16.0 Chrome/92.0 Safari/537.36',
    'Samsung Internet 16, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge 140, Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140, Mac'],
  ['curl/8.9', undefined],
  ['', undefined],
])('%j', (agent, words) => {
  expect(deviceWords(agent)).toBe(words)
  expect(deviceName(agent)).toBe(words?.replace(/ \d+/, ''))
})

test.each([
  ['203.0.113.7', '203.0.113.99', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['::ffff:203.0.113.7', '203.0.113.8', true],
  ['2001:db8:1:2::7', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', true],
  ['2001:db8:1::7', '2001:db8:1:0:1::', true],
  ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ['::1', '127.0.0.1', false],
])('%s and %s are in one network: %s', (one, other, expected) => {
  expect(networkOf(one) === networkOf(other)).toBe(expected)
})
