import type { Context } from '../../../platform/context.ts'
import * as sql from './sql.ts'

/** Standby entries by the name, number or phone of their member, those of the latest day first. */
export async function findStandby(ctx: Context, keyword: string, most: number) {
  const { list } = await sql.list(ctx, { keyword, page: 1, size: most, sort: '-date' })
  return list.map(({ waitingIdx, name, date }) => ({ idx: waitingIdx, title: name, day: date }))
}
