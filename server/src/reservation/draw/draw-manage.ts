import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { planning } from './plan/service.ts'
import { run } from './run/service.ts'

/** What managers do with draws: they plan and read them; jobs do the steps by themselves. */
export const drawManage: Services<typeof contract.drawManage> = { ...planning, ...run }
