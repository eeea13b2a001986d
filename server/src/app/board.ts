import { banner } from '../board/banner/service.ts'
import { event } from '../board/event/service.ts'
import { faq } from '../board/faq/service.ts'
import { fnbMenu } from '../board/fnb-menu/service.ts'
import { hofManage } from '../board/hof/manage.ts'
import { hof } from '../board/hof/service.ts'
import { lostItemManage } from '../board/lost-item/manage.ts'
import { lostItem } from '../board/lost-item/service.ts'
import { notice } from '../board/notice/service.ts'
import { outlet } from '../board/outlet/service.ts'
import { preview } from '../board/preview/service.ts'
import { reference } from '../board/reference/service.ts'
import { section } from '../board/section/service.ts'
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
    lostItem,
    lostItemManage,
    preview,
  },
  jobs: [],
} satisfies Part
