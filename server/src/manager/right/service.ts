import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { managerMenuOf } from '../../session/manager-menu.ts'
import { manager } from '../manage/service.ts'
import * as sql from './sql.ts'

export const right: Services<typeof contract.right> = {
  ofAdmin: async ({ idx }, ctx) => {
    const [account, { own, ofGroup }] = await Promise.all([manager.one({ idx }, ctx), sql.rightsOf(ctx.sql, idx)])
    if (!('version' in account)) return account
    const { adminMenu } = managerMenuOf({ adminIdx: idx, isSsAdmin: account.isSSAdmin, rights: own })
    return { admin: account, rights: adminMenu ?? [], differs: !account.isSSAdmin && !isDeepStrictEqual(own, ofGroup) }
  },
}
