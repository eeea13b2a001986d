import type { Context } from '../../platform/context.ts'
import { asOneTransaction } from '../club-context.ts'
import { managerContext } from '../manager-context.ts'
import type { Seeding } from '../seeding.ts'

export async function editorContext({ sql, files }: Seeding, callName: string): Promise<Context> {
  const editor = await managerContext(asOneTransaction(sql), 'content1', callName)
  return { ...editor!, files }
}
