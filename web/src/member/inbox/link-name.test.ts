import { expect, test } from 'vitest'
import { linkName } from './link-name'

test.each([
  ['/mypage?booking=7', 'LINK_BOOKING'],
  ['/mypage', 'LINK_MY_PAGE'],
  ['/mypage/myinfo', 'LINK_INFO'],
  ['/mypage/standby', 'LINK_STANDBY'],
  ['/mypage/cs/3', 'LINK_INQUIRY'],
  ['/reservation', 'LINK_TIMES'],
  ['/login/password-reset-page', 'LINK_PASSWORD'],
  ['/common/agreement/12', 'LINK_TERMS'],
  ['/community', 'LINK_PAGE'],
])('the link %s is named by what it leads to', (link, name) => {
  expect(linkName(link)).toBe(`inbox.${name}`)
})
