import type { Context } from '../../../platform/context.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { receiptNoOf } from '../rows.ts'
import * as sql from './sql.ts'

export type Notifies = Pick<Channels, 'notify'>

/** What an entry was for: its draw and date, and its newest receipt. */
export interface Told {
  entryIdx: number
  drawIdx: number
  playDate: string
  version: number
  entryHash: string
}

/** The receipt to the applicant, for each version of an entry, and what became of it before the close. */
export async function tellApplicant(
  tx: Context,
  applicant: number,
  how: 'ENTERED' | 'CHANGED' | 'WITHDRAWN' | 'DECLINED',
  told: Told,
  { notify }: Notifies,
  who?: number,
): Promise<void> {
  const { drawIdx, playDate: date, entryHash: hash } = told
  const receipt = receiptNoOf(told)
  for (const { title, closeAt, ...reader } of await sql.readers(tx.sql, drawIdx, [applicant])) {
    const named = who === undefined ? '' : await sql.nameFor(tx.sql, who, reader.lang)
    const values = { name: reader.name, how, drawIdx, title, date, until: closeAt, receipt, hash, who: named }
    await notify(tx, 'DRAW_ENTRY', reader, values, { named: who === undefined ? [] : [who] })
  }
}

/** To those whom an entry names, or no longer names. */
export async function tellNamed(
  tx: Context,
  members: readonly number[],
  how: 'ASKED' | 'REMOVED',
  { drawIdx, playDate: date }: Told,
  by: number,
  { notify }: Notifies,
): Promise<void> {
  if (members.length === 0) return
  for (const { title, closeAt, ...reader } of await sql.readers(tx.sql, drawIdx, members)) {
    const booker = await sql.nameFor(tx.sql, by, reader.lang)
    const none = { words: '', root: '', time: '' }
    const values = { name: reader.name, how, drawIdx, title, date, until: closeAt, booker, ...none }
    await notify(tx, 'DRAW_NAMED', reader, values, { named: [by] })
  }
}
