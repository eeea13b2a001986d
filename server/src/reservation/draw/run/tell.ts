import { formatNames } from '@clubhouse/contract/format/format'
import type { Entry, Place } from '@clubhouse/draw/bundle'
import { missedOf } from '@clubhouse/draw/reason'
import type { KindName, ValuesOf } from '../../../mail/kinds.ts'
import { send } from '../../../mail/send.ts'
import { daysIn, wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { ownWordsIn, spokenBy, type Translated } from '../../../platform/said-in.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { type DrawRow, draw } from '../rows.ts'
import * as sql from './sql.ts'
import * as tellSql from './tell-sql.ts'

type Notifies = Pick<Channels, 'notify'>

/** The messages about a draw, each to the whole party of an entry. A win is in the message of its booking. */
export type Told = 'CLOSED' | 'INELIGIBLE' | 'NOT_TAKEN' | 'LOST' | 'ENDED'

/** The task that writes messages to members of some entries of a draw. */
export const TELL_DRAW = 'tell-draw'

export interface TellTask {
  drawIdx: number
  told: Told
  entries: number[]
}

/** Tells the members of entries in a state, about a second after the commit. @returns how many messages that are */
export const tell = (tx: Transaction, drawIdx: number, told: Told, state: string): Promise<number> =>
  tellSql.enqueueFor(tx.sql, TELL_DRAW, { drawIdx, told, state })

/** Messages of managers are written at once: there are few of them. */
export async function tellManagers(tx: Transaction, row: DrawRow, how: 'VALUE' | 'CHECK' | 'LATE'): Promise<void> {
  for (const { adminIdx, email, lang } of await tellSql.managers(tx.sql)) {
    const spoken = spokenBy(tx, lang)
    const title = ownWordsIn(spoken, row.translated as Translated, 'title', row.title)
    const dates = formatNames({ lang: spoken }, await daysIn(tx, spoken, row.playDates))
    await send(tx, 'DRAW_FAILED', lang, email, { title, dates, how }, { adminIdx })
  }
}

/** Writes what was not written yet, entry by entry: a process that ends in the middle repeats nothing. */
export async function writeToEntries(
  ctx: Context,
  { drawIdx, told, entries }: TellTask,
  { notify }: Notifies,
): Promise<void> {
  const row = await draw(ctx.sql, drawIdx, ctx.lang)
  if (!row) return
  const reasons = told === 'LOST' ? await reasonsOf(ctx, drawIdx) : undefined
  for (const entry of await tellSql.entries(ctx.sql, entries))
    await write(ctx, async (tx) => {
      for (const reader of await tellSql.unread(tx.sql, entry.entryIdx, told)) {
        const lang = spokenBy(tx, reader.lang)
        const spoken = { ...tx, lang }
        const about = { row, entry, reader, lang }
        const [kind, values] = await letterOf(spoken, told, about, reasons)
        const isNaming = kind === 'DRAW_NAMED' || entry.why?.vars.name !== undefined
        await notify(spoken, kind, reader, values, { named: isNaming ? entry.party : [] })
      }
    })
}

interface About {
  row: DrawRow
  entry: tellSql.TellEntry
  reader: tellSql.Reader
  lang: string
}

type Letter = { [K in KindName]: readonly [K, ValuesOf<K>] }[KindName]

/** The kind of a message and its values. */
async function letterOf(
  ctx: Context,
  told: Told,
  { row, entry, reader: { name, isOwn, booker }, lang }: About,
  reasons?: Reasons,
): Promise<Letter> {
  const { drawIdx, entriesRoot: root, words, failCode } = row
  const translated = row.translated as Translated
  const title = ownWordsIn(lang, translated, 'title', row.title)
  const { playDate: date, time, place } = entry
  const where = { name, drawIdx, title, date }
  const print = { words: words!, root: root! }
  // A reason may be about the applicant, so companions do not read it.
  if (!isOwn && (told === 'INELIGIBLE' || told === 'NOT_TAKEN'))
    return ['DRAW_NAMED', { ...where, ...print, how: told, until: row.closeAt, booker, time: time ?? '' }]
  switch (told) {
    case 'CLOSED':
      return ['DRAW_CLOSED', { ...where, ...print }]
    case 'INELIGIBLE':
      return ['DRAW_INELIGIBLE', { ...where, ...print, reason: await saidWhy(ctx, entry) }]
    case 'NOT_TAKEN':
      return ['DRAW_NOT_TAKEN', { ...where, time: time!, reason: await saidWhy(ctx, entry) }]
    case 'LOST': {
      const how = entry.state === 'STANDBY' ? 'STANDBY' : 'NO_STANDBY'
      return [
        'DRAW_LOST',
        { ...where, how, place: String(place), reasons: await saidReasons(ctx, reasons?.(entry.pseudonym)) },
      ]
    }
    case 'ENDED': {
      const how = (failCode ?? 'REVOKED') as ValuesOf<'DRAW_ENDED'>['how']
      const reason = ownWordsIn(lang, translated, 'reason', row.reason) ?? ''
      return ['DRAW_ENDED', { ...where, how, reason }]
    }
  }
}

/** The refusal of an entry in the words that a form shows. */
async function saidWhy(ctx: Context, { why }: tellSql.TellEntry): Promise<string> {
  const words = await wordsOf(ctx, ctx.lang, 'reservation')
  const { code, vars } = why!
  const { min, used, max } = vars as { min?: number; used?: number; max?: number }
  return words.say(code, { count: min ?? max ?? used ?? 0, ...vars }) ?? code
}

interface Reason {
  time: string
  byPlace?: number
}

type Reasons = (pseudonym: string) => Reason[]

/** Wished tee times in a message; the page of the draw shows all of them. */
const MOST_REASONS = 3

/** A drawn bundle never changes, and a large one takes longer to read than the messages of a task to write. */
const reasonsOf = ({ sql: db, cache }: Context, drawIdx: number): Promise<Reasons | undefined> =>
  cache.recall(`reasons of draw ${drawIdx}`, [], 60, async () => {
    const bundle = await sql.bundleOf(db, drawIdx)
    return bundle?.drawn ? reasonsIn(bundle.frozen, bundle.drawn) : undefined
  })

/** For each entry its first wishes, and which place took each. */
function reasonsIn({ entries, slots }: sql.FrozenBundle, { result }: sql.DrawnBundle): Reasons {
  const entryOf = new Map<string, Entry>(entries.map((entry) => [entry.pseudonym, entry]))
  const placesOf = new Map<string, Place[]>(result.dates.map(({ date, places }) => [date, places]))
  const timeOf = new Map(slots.map(({ slotIdx, time }) => [slotIdx, time]))
  return (pseudonym) => {
    const entry = entryOf.get(pseudonym)
    if (!entry) return []
    return missedOf(entry, placesOf.get(entry.playDate) ?? [], entryOf, slots)
      .slice(0, MOST_REASONS)
      .map(({ slotIdx, byPlace }) => ({ time: timeOf.get(slotIdx)!, byPlace }))
  }
}

async function saidReasons(ctx: Context, reasons: readonly Reason[] = []): Promise<string> {
  const words = await wordsOf(ctx, ctx.lang)
  const said = reasons.map(({ time, byPlace }) =>
    byPlace === undefined
      ? words.say('FACT_DRAW_TIGHT', { time })!
      : words.say('FACT_DRAW_TAKEN', { time, place: byPlace })!,
  )
  return said.length > 0 ? said.join(' ') : words.say('FACT_DRAW_NONE', {})!
}
