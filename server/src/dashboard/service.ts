import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import * as sql from './sql.ts'

export const dashboard: Services<typeof contract.dashboard> = {
  increment: async ({ clubCode }, { sql: db, club, ip, device }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    await sql.beginDay(db)
    await sql.countViewer(db, ip, device)
    return null
  },
}
