import { banner } from '../board/banner/service.ts'
import { event } from '../board/event/service.ts'
import { faq } from '../board/faq/service.ts'
import { fnbMenu } from '../board/fnb-menu/service.ts'
import { hofManage } from '../board/hof/manage.ts'
import { hofReport } from '../board/hof/report/service.ts'
import { tellFeat } from '../board/hof/report/tell.ts'
import { hof } from '../board/hof/service.ts'
import { lostClaim } from '../board/lost-item/claim/service.ts'
import { tellClaim } from '../board/lost-item/claim/tell.ts'
import { lostItemManage } from '../board/lost-item/manage.ts'
import { lostReport, lostReportManage } from '../board/lost-item/report/service.ts'
import { lostItem } from '../board/lost-item/service.ts'
import { notice } from '../board/notice/service.ts'
import { outlet } from '../board/outlet/service.ts'
import { preview } from '../board/preview/service.ts'
import { reference } from '../board/reference/service.ts'
import { section } from '../board/section/service.ts'
import { notify } from '../member/inbox/notify.ts'
import type { Part } from './part.ts'

export const boardPart = {
  services: {
    notice,
    reference,
    event,
    faq,
    banner,
    section,
    fnbMenu,
    outlet,
    hof,
    hofManage,
    hofReport,
    lostItem,
    lostItemManage,
    lostClaim,
    lostReport,
    lostReportManage,
    preview,
  },
  jobs: [tellClaim({ notify }), tellFeat({ notify })],
} satisfies Part
