import type { Context } from '../../../platform/context.ts'
import { suspendedUntil } from '../../member-facts.ts'
import type { Viewer } from '../slot/rules.ts'

/** The member with the running suspension, if any. */
export async function memberViewer({ sql, who, lang }: Context, memberIdx: number): Promise<Viewer> {
  return {
    memberIdx,
    lang,
    memberType: who!.memberType!,
    suspendedUntil: await suspendedUntil(sql, memberIdx),
  }
}
