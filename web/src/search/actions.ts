import { bannerBoard } from '@clubhouse/contract/board/banner'
import { eventBoard } from '@clubhouse/contract/board/event'
import { faqBoard } from '@clubhouse/contract/board/faq'
import { noticeBoard } from '@clubhouse/contract/board/notice'
import type { Call } from '@clubhouse/contract/call'
import { create as blockAddress } from '@clubhouse/contract/ip-block'
import { add as addManager } from '@clubhouse/contract/manager/manage'
import { setState } from '@clubhouse/contract/member/manage'
import { make } from '@clubhouse/contract/reservation/desk/desk'
import { plan as planDraw } from '@clubhouse/contract/reservation/draw/draw-manage'
import type { TextKey } from '../language/text-key'

/** Things to do, each for those who may make its call. */
export const ACTIONS: readonly { call: Call; text: TextKey; to: string }[] = [
  { call: make, text: 'office.DO_BOOK', to: '/ishm?show=free' },
  { call: setState, text: 'office.DO_APPROVE', to: '/ishm/member/list?state=PENDING' },
  { call: planDraw, text: 'office.DO_DRAW', to: '/ishm/reservation/draws/plan' },
  { call: noticeBoard.create, text: 'office.DO_NOTICE', to: '/ishm/board/notice/new' },
  { call: eventBoard.create, text: 'office.DO_EVENT', to: '/ishm/board/event/new' },
  { call: faqBoard.create, text: 'office.DO_QUESTION', to: '/ishm/board/faq/new' },
  { call: bannerBoard.create, text: 'office.DO_BANNER', to: '/ishm/board/banner/new' },
  { call: addManager, text: 'office.DO_MANAGER', to: '/ishm/site/user?new=1' },
  { call: blockAddress, text: 'office.DO_BLOCK', to: '/ishm/site/ipmng?new=1' },
]
