import type { contract } from '@clubhouse/contract'
import type { FeatRow } from '@clubhouse/contract/board/hof-manage'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { forgetFile } from '../../file/forget.ts'
import { type Content, keepFile, picturesOf } from '../../file/keep.ts'
import { record } from '../../office/record/record.ts'
import type { Services, UploadedFile } from '../../platform/context.ts'
import { readDay } from '../../platform/read-time.ts'
import { missingIn } from '../../platform/said-in.ts'
import type { Transaction } from '../../platform/write.ts'
import * as sql from './manage-sql.ts'
import { setPicture } from './picture.ts'
import { tellPlayer } from './report/tell.ts'
import { isHoleOf, isOfHole, mayBecome } from './rules.ts'
import { shown } from './shown.ts'
import { oneFeat } from './sql.ts'
import { shownWitnesses } from './witnesses.ts'

const picture = {
  read: (sent: UploadedFile[]) => picturesOf(sent, 'file'),

  async keep(tx: Transaction, { idx }: { idx: number }, [added]: Content[], { remove = [] }: { remove?: 'image'[] }) {
    if (!added && remove.length === 0) return []
    const kept = added && (await keepFile(tx, crypto.randomUUID(), added, { noun: 'hof' }))
    const had = await setPicture(tx.sql, idx, kept?.fileIdx ?? null)
    if (had) await forgetFile(tx, had)
    return ['image']
  },
}

/** Visitors do not see it. */
const isPrivate = ({ state, publish }: Pick<FeatRow, 'state' | 'publish'>) => state !== 'PUBLISHED' || !publish

const { services } = record(sql.feats, {
  upload: picture,

  wrongField: async (tx, { kind, date, hole, courseIdx, memberIdx, playerName }) => {
    if (date > (await sql.today(tx.sql))) return 'date'
    if (isOfHole(kind) && hole == null) return 'hole'
    const course = await sql.course(tx.sql, courseIdx)
    if (!course) return 'courseIdx'
    if (!isHoleOf(course, hole)) return 'hole'
    if (memberIdx !== undefined && !(await sql.isMember(tx.sql, memberIdx))) return 'memberIdx'
    return playerName || memberIdx !== undefined ? undefined : 'playerName'
  },

  refused: async (_, { state, publish }, before) =>
    (!mayBecome(before?.state, state) || (state === 'PUBLISHED' && !publish)) &&
    WRONG_STATE({ state: before?.state ?? state }),

  detail: async (ctx, row) => {
    const feat = await oneFeat(ctx.sql, row.idx)
    const { courseName, imageUrl, picture } = shown(feat, ctx, { lang: ctx.club.lang, isPrivate: isPrivate(row) })
    const { witnesses, booking } = await sql.reported(ctx.sql, row.idx, ctx.lang)
    return {
      ...{ courseName, imageUrl, picture },
      witnesses: shownWitnesses(witnesses),
      booking: booking && { ...booking, date: readDay(booking.date) },
    }
  },

  answer: async (tx, { before, after }) => {
    if (after) await tellPlayer(tx, after, before?.state)
    return {}
  },

  // The log keeps no names.
  logged: ({ kind, date, courseIdx, hole, distance, club, ball, publish, state }) => ({
    ...{ kind, date, courseIdx, hole, distance, club, ball, publish, state },
  }),
  personal: ['playerName', 'witnessNames'],
})

export const hofManage: Services<typeof contract.hofManage> = {
  ...services,

  list: async (filter, ctx) => {
    const page = await sql.list(ctx, filter)
    return {
      ...page,
      list: page.list.map((row) => ({
        ...shown(row, ctx, { lang: ctx.lang, isPrivate: isPrivate(row) }),
        missingIn: missingIn(ctx, [row.playerName, ...row.witnessNames]),
      })),
    }
  },
}
