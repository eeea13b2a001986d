import { type Context, SessionEnded } from '../../platform/context.ts'
import * as rows from './rows.ts'
import { type Holder, tooWide } from './rules.ts'
import * as sql from './sql.ts'

export function giverOf({ who }: Pick<Context, 'who'>): Holder {
  if (who?.adminIdx == null) throw new SessionEnded()
  return { isSSAdmin: who.isSSAdmin, rights: who.rights }
}

export const isSelf = ({ who }: Pick<Context, 'who'>, idx: number) => who?.adminIdx === idx

/** Menus on which a manager has more rights than the caller, who could take over the account by changing it. */
export async function widerThan(ctx: Context, { idx, isSSAdmin }: { idx: number; isSSAdmin: boolean }) {
  return tooWide(giverOf(ctx), { isSSAdmin, rights: await rows.rightsOf(ctx.sql, idx) })
}

/** True if the caller lacks a right that the manager has. Of a removed account nobody knows which it will have again. */
export async function exceeds(ctx: Context, adminIdx: number): Promise<boolean> {
  const found = await rows.one(ctx.sql, adminIdx)
  return !found || (await widerThan(ctx, found)).length > 0
}

/** The menus of a group that the caller cannot grant; undefined when there is no such group. */
export async function tooWideGroup(ctx: Context, groupIdx: number): Promise<string[] | undefined> {
  const group = (await sql.groups(ctx.sql, ctx.lang)).find((one) => one.groupIdx === groupIdx)
  return group && tooWide(giverOf(ctx), { isSSAdmin: false, rights: group.rights })
}
