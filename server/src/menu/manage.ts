import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { HOME, history } from '@clubhouse/contract/menu-manage'
import { fileUrl } from '../file/address.ts'
import { forgetFile } from '../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf } from '../file/keep.ts'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { type Transaction, write } from '../platform/write.ts'
import { differences } from './changes.ts'
import * as sql from './manage-sql.ts'
import { leaves, misplaced, ownBranch } from './rules.ts'
import { emptyContents } from './sql.ts'

type Input = ParsedInputOf<typeof contract.menu.change>
type Calls = Pick<Services<typeof contract.menu>, 'simple' | 'all' | 'one' | 'change' | 'history'>

/** Longest side in pixels of a link card, twice the size that social networks show. */
const CARD = 1200

async function tree(ctx: Context) {
  const [rows, empty] = await Promise.all([sql.rows(ctx), emptyContents(ctx.sql)])
  return ownBranch(rows, empty)
}

export const menuOfManagers: Calls = {
  simple: async (_, ctx) => leaves(await tree(ctx)),
  all: async (_, ctx) => tree(ctx),
  one: async ({ idx }, ctx) => (await sql.one(ctx.sql, idx, ctx.club.lang)) ?? NOT_FOUND,
  history: historyOf(history),

  change: async ({ order, ...input }, ctx, [file]) => {
    if (order) return write(ctx, (tx) => arrange(tx, order))
    const picture = file ? await pictureOf(file, CARD) : undefined
    if (picture && !isContent(picture)) return picture
    return write(ctx, (tx) => changeOne(tx, input, picture))
  },
}

async function changeOne(tx: Transaction, input: Omit<Input, 'order'>, picture?: Content) {
  const { idx, version, removeImage, ...fields } = input
  if (idx === undefined || version === undefined) return new Malformed(idx === undefined ? 'idx' : 'version')
  const before = await sql.one(tx.sql, idx, tx.club.lang, { lock: true })
  if (!before) return NOT_FOUND
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  // Without its start page the site has no way in.
  if (before.code === HOME && fields.isVisible === false) return WRONG_STATE({ state: HOME })
  if (before.code === HOME && (fields.permit === '2' || fields.needPassword)) return WRONG_STATE({ state: HOME })
  const unknown = Object.keys(fields.translated ?? {}).find(
    (lang) => lang === tx.club.lang || !tx.club.langs.includes(lang),
  )
  if (unknown) return new Malformed(`translated.${unknown}`)
  await sql.change(tx.sql, idx, tx.club.lang, fields)
  if (picture || removeImage) await replacePicture(tx, idx, picture)
  const after = (await sql.one(tx.sql, idx, tx.club.lang))!
  await audit(tx, { noun: 'menu', recordIdx: idx, ...differences(before, after) })
  return { idx, version: after.version }
}

async function replacePicture(tx: Transaction, idx: number, picture: Content | undefined) {
  const kept = picture && (await keepFile(tx, randomUUID(), picture, { noun: 'menu' }))
  const before = await sql.setPicture(tx.sql, idx, kept && { fileIdx: kept.fileIdx, url: fileUrl(kept, tx) })
  if (before !== null) await forgetFile(tx, before)
}

/** Puts menus under other parents and in another order; all of them or none. */
async function arrange(tx: Transaction, order: NonNullable<Input['order']>) {
  const before = await sql.places(tx.sql)
  const asked = new Map(order.map(({ idx, parentCode = null, orderNo }) => [idx, { parentCode, orderNo }]))
  if (order.some(({ idx }) => !before.some((menu) => menu.idx === idx))) return NOT_FOUND
  const after = before.map((menu) => ({ ...menu, ...asked.get(menu.idx) }))
  if (misplaced(after)) return new Malformed('order')
  for (const [i, menu] of after.entries()) {
    const { idx, code: _, ...was } = before[i]!
    const now = { parentCode: menu.parentCode, orderNo: menu.orderNo }
    if (now.parentCode === was.parentCode && now.orderNo === was.orderNo) continue
    await sql.place(tx.sql, idx, now)
    await audit(tx, { noun: 'menu', recordIdx: idx, before: was, after: now })
  }
  return tree(tx)
}
