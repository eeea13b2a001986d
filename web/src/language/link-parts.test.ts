import { expect, test } from 'vitest'
import { linkParts } from './link-parts'

test.each([
  ['By booking, you accept the <link>booking rules</link>.', ['By booking, you accept the ', 'booking rules', '.']],
  [
    '예약하시면 <link>예약 규정</link>에 동의하신 것으로 봅니다.',
    ['예약하시면 ', '예약 규정', '에 동의하신 것으로 봅니다.'],
  ],
  ['<link>Rules</link>', ['', 'Rules', '']],
  ['Rules', ['', 'Rules', '']],
  ['5 < 6 <link>Rules', ['', '5 < 6 <link>Rules', '']],
])('%s', (text, parts) => {
  expect(Object.values(linkParts(text))).toEqual(parts)
})
