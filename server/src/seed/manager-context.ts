import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { clubContext } from './club-context.ts'

/** The context of a call that a manager of the demo makes. @returns undefined without that manager */
export async function managerContext(sql: Sql, id: string, callName: string): Promise<Context | undefined> {
  const [admin] = await sql<{ adminIdx: number; name: string; otherName: string }[]>`
    select admin_idx, name, other_name from admin where id = ${id}`
  if (!admin) return undefined
  const base = await clubContext(sql, callName)
  const session = { sessionIdx: 0, memberIdx: null, memberType: null, isSSAdmin: false, rights: {} }
  return { ...base, who: { ...admin, ...session, accessExpiresAt: base.clock.now().add({ hours: 1 }) } }
}
