import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services, SessionEnded } from '../platform/context.ts'
import { menuOfManagers } from './manage.ts'
import { branch, proofUntil } from './rules.ts'
import * as sql from './sql.ts'

export const menu: Services<typeof contract.menu> = {
  ...menuOfManagers,

  tree: async ({ siteCode, lang }, { sql: db, club }) => {
    if (siteCode !== club.siteCode) return NOT_FOUND
    const [menus, empty] = await Promise.all([sql.menus(db, lang ?? club.lang, club.lang), sql.emptyContents(db)])
    return branch(menus, empty)
  },

  password: async ({ idx }, { sql: db, clock, who }) => {
    if (!who) throw new SessionEnded()
    const found = await sql.password(db, idx, who.sessionIdx)
    if (!found) return NOT_FOUND
    const until = found.needPassword ? proofUntil(found.passwordCheckedAt, clock.now()) : undefined
    return { required: found.needPassword, until }
  },
}
