import type { Context } from '../../platform/context.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

export async function editorContext({ sql, files, now }: Seeding, callName: string): Promise<Context> {
  const [editor] = await sql<{ adminIdx: number; name: string; otherName: string }[]>`
    select admin_idx, name, other_name from admin where id = 'content1'`
  return {
    ...(await clubContext(asOneTransaction(sql), callName)),
    files,
    who: {
      ...editor!,
      sessionIdx: 0,
      memberIdx: null,
      memberType: null,
      isSSAdmin: false,
      rights: {},
      accessExpiresAt: now,
    },
  }
}
