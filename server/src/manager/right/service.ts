import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { adminMenuOf } from '../../session/admin-menu.ts'
import { manager } from '../manage/service.ts'
import * as sql from './sql.ts'

export const right: Services<typeof contract.right> = {
  ofAdmin: async ({ idx }, ctx) => {
    const [admin, { own, ofGroup }] = await Promise.all([manager.one({ idx }, ctx), sql.rightsOf(ctx.sql, idx)])
    if (!('version' in admin)) return admin
    const { adminMenu } = adminMenuOf({ adminIdx: idx, isSsAdmin: admin.isSSAdmin, rights: own })
    return { admin, rights: adminMenu ?? [], differs: !admin.isSSAdmin && !isDeepStrictEqual(own, ofGroup) }
  },
}
