import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { keepFile, picturesOf } from '../../../file/keep.ts'
import { audit } from '../../../platform/audit.ts'
import { Malformed, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { saidIn } from '../../../platform/said-in.ts'
import { write } from '../../../platform/write.ts'
import { setPicture } from '../picture.ts'
import { isHoleOf, isOfHole } from '../rules.ts'
import { shown } from '../shown.ts'
import { shownWitnesses } from '../witnesses.ts'
import * as sql from './sql.ts'
import { tell } from './tell.ts'

/** What members report of themselves, and confirm of others. Source: docs/rules.md, Content. */
export const hofReport: Services<typeof contract.hofReport> = {
  mine: async (page, ctx) => {
    const { list, ...rest } = await sql.mine(ctx.sql, memberOf(ctx), page, ctx.lang)
    return {
      ...rest,
      list: list.map(({ witnesses, idx, ...row }) => {
        const isPrivate = row.state !== 'PUBLISHED' || !row.publish
        return {
          ...shown({ idx, ...row }, ctx, { lang: ctx.lang, isPrivate }),
          hofIdx: idx,
          witnesses: shownWitnesses(witnesses),
        }
      }),
    }
  },

  asked: async (page, ctx) => {
    const { list, ...rest } = await sql.asked(ctx.sql, memberOf(ctx), page)
    return {
      ...rest,
      list: list.map(({ idx, witnessState, ...row }) => ({
        ...shown({ idx, ...row }, ctx, { lang: ctx.lang, isPrivate: true }),
        hofIdx: idx,
        state: witnessState,
      })),
    }
  },

  about: async ({ bookingIdx }, ctx) => {
    const played = await sql.played(ctx.sql, memberOf(ctx), bookingIdx, ctx.lang)
    if (!played) return NOT_FOUND
    const courses = played.courses.map(({ name, ...course }) => ({ ...course, name: saidIn(name, ctx.lang) ?? '' }))
    return { ...played, courses }
  },

  create: async ({ bookingIdx, courseIdx, kind, hole, witness, publish, ...fields }, ctx, sent) => {
    const me = memberOf(ctx)
    const pictures = await picturesOf(sent, 'file')
    if (!Array.isArray(pictures)) return pictures
    return write(ctx, async (tx) => {
      await sql.lock(tx.sql)
      const played = await sql.played(tx.sql, me, bookingIdx, tx.lang)
      if (!played) return new Malformed('bookingIdx')
      const course = played.courses.find((one) => one.courseIdx === courseIdx)
      if (!course) return new Malformed('courseIdx')
      if (!isHoleOf(course, hole) || (isOfHole(kind) && hole === undefined)) return new Malformed('hole')
      const named = new Set(witness)
      const isOne = (memberIdx: number) => played.witnesses.some((one) => one.memberIdx === memberIdx)
      if (![...named].every(isOne) || (named.size === 0 && played.witnesses.length > 0)) return new Malformed('witness')
      const feat = {
        ...{ kind, courseIdx, bookingIdx, publish, date: played.date, memberIdx: me, hole: hole ?? null },
        ...{ distance: fields.distance ?? null, club: fields.club || null, ball: fields.ball || null },
      }
      if (await sql.isThere(tx.sql, feat)) return WRONG_STATE({ state: 'REPORTED' })
      const hofIdx = await sql.add(tx.sql, feat)
      await sql.ask(tx.sql, hofIdx, [...named])
      for (const picture of pictures) {
        const { fileIdx } = await keepFile(tx, randomUUID(), picture, { noun: 'hof' })
        await setPicture(tx.sql, hofIdx, fileIdx)
      }
      for (const memberIdx of named) await tell(tx, { idx: hofIdx, how: 'ASKED', memberIdx, aboutIdx: me })
      await audit(tx, {
        noun: 'hof',
        recordIdx: hofIdx,
        after: { kind, date: played.date, publish, state: 'REPORTED' },
      })
      return { hofIdx, state: 'REPORTED' }
    })
  },

  answer: ({ hofIdx, state }, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(ctx)
      await sql.lock(tx.sql)
      const before = await sql.asWitness(tx.sql, hofIdx, me)
      if (!before) return NOT_FOUND
      if (before.state !== 'ASKED' || before.featState === 'HIDDEN') return WRONG_STATE({ state: before.state })
      await sql.answer(tx.sql, hofIdx, me, state)
      if (before.player) await tell(tx, { idx: hofIdx, how: state, memberIdx: before.player, aboutIdx: me })
      await audit(tx, { noun: 'hof', recordIdx: hofIdx, after: { changed: ['witnessNames'] } })
      return null
    }),

  consent: ({ hofIdx, publish }, ctx) =>
    write(ctx, async (tx) => {
      await sql.lock(tx.sql)
      const before = await sql.ownFeat(tx.sql, hofIdx, memberOf(ctx))
      if (!before) return NOT_FOUND
      if (before.publish === publish) return null
      await sql.setConsent(tx.sql, hofIdx, publish)
      const state = before.state === 'PUBLISHED' && !publish ? 'VERIFIED' : before.state
      await audit(tx, { noun: 'hof', recordIdx: hofIdx, before, after: { state, publish } })
      return null
    }),
}
