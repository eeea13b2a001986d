import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { contractHistory, formHistory } from '@clubhouse/contract/reservation/team/team-manage'
import { historyOf } from '../../../office/history.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import { isNo, write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { rulebookOf, type Settings } from '../../rulebook.ts'
import { endContract } from '../contract/release.ts'
import { contractOfDate, datesOfSeason } from '../contract/rows.ts'
import { dateOf, shownContract } from '../contract/shown.ts'
import { monthsOf, weeksOf } from '../plan/plan-rules.ts'
import { shareOf } from '../plan/played-rules.ts'
import * as rows from '../rows.ts'
import { contractOf, formOf } from '../shown.ts'
import { changeDate } from './change-date.ts'
import { decide, decisionsOf } from './decide.ts'
import { keepOnHoliday } from './keep-on-holiday.ts'
import * as sql from './sql.ts'

/** What managers do with groups. Source: docs/rules.md, Groups. Decision 131. */
export const teamManage = (channels: Channels): Services<typeof contract.teamManage> => ({
  forms: async (filter, ctx) => {
    const page = await sql.forms(ctx.sql, filter, ctx)
    return {
      ...page,
      list: page.list.map(({ translated: _, score, ...row }) => ({ ...row, score: scoreOf(score) })),
    }
  },

  form: async ({ formIdx }, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return (await detail(ctx, formIdx, settings)) ?? NOT_FOUND
  },

  formHistory: historyOf(formHistory),
  contractHistory: historyOf(contractHistory),

  decide: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      const made = await decide(tx, input, channels)
      if (isNo(made)) return made
      const contract = made.contractIdx === undefined ? undefined : await shownContract(tx, made.contractIdx, settings)
      return { ...(await detail(tx, input.formIdx, settings))!, dates: contract?.dates, moved: made.moved }
    })
  },

  contracts: async (filter, ctx) => {
    const { settings } = await rulebookOf(ctx)
    const page = await sql.contracts(ctx.sql, filter, ctx)
    return { ...page, list: page.list.map((row) => contractOf(row, settings.team)) }
  },

  contract: async ({ contractIdx }, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return (await shownContract(ctx, contractIdx, settings)) ?? NOT_FOUND
  },

  dates: async ({ seasonIdx }, ctx) => {
    const { settings } = await rulebookOf(ctx)
    const all = await datesOfSeason(ctx.sql, seasonIdx, ctx.lang)
    return all.map(({ teamName, ...row }) => ({ ...dateOf(row, settings, ctx), teamName }))
  },

  teeTimes: async ({ dateIdx }, ctx) =>
    (await contractOfDate(ctx.sql, dateIdx)) === undefined ? NOT_FOUND : sql.teeTimes(ctx.sql, dateIdx, ctx.lang),

  end: ({ contractIdx, version, state, reason, translated }, ctx) =>
    write(ctx, async (tx) => {
      const foreign = foreignLanguage(translated, tx.club)
      if (foreign) return new Malformed(foreign)
      if (!(await rows.lockContract(tx.sql, contractIdx))) return NOT_FOUND
      const row = (await rows.contract(tx.sql, contractIdx, tx.lang))!
      if (row.state !== 'ACTIVE') return WRONG_STATE({ state: row.state })
      if (row.version !== version) return CHANGED_MEANWHILE({ version: row.version })
      const said = { state, reason, translated: saidWords(translated) }
      return { released: await endContract(tx, row, said, channels) }
    }),

  changeDate: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      const after = await changeDate(tx, input, channels)
      return isNo(after) ? after : dateOf(after, settings, tx)
    })
  },

  keepOnHoliday: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      const after = await keepOnHoliday(tx, input)
      return isNo(after) ? after : dateOf(after, settings, tx)
    })
  },
})

async function detail(ctx: Context, formIdx: number, { team: { playedLeast } }: Settings) {
  const form = await rows.form(ctx.sql, formIdx, ctx.lang)
  if (!form) return undefined
  const { cycle, skipMonths, seasonIdx, translated } = form
  const season = (await rows.season(ctx.sql, seasonIdx))!
  const { limits } = season
  const left: number[] = []
  for (const { weekType, weekday, hour } of form.wishes) {
    const when = { weeks: weeksOf({ cycle, weekType }), months: monthsOf({ cycle, skipMonths }) }
    const { teams } = await sql.used(ctx.sql, { seasonIdx, weekday: Number(weekday), hour: Number(hour), ...when })
    left.push(Math.max(0, limits.perHour - teams))
  }
  const { score, ...people } = await sql.ofManagers(ctx.sql, formIdx, ctx.lang)
  return {
    ...formOf(form),
    ...people,
    ...{
      score: scoreOf(score),
      translated,
      conflicts: await sql.conflicts(ctx.sql, formIdx),
      left,
      playedLeast,
      decisions: decisionsOf(season, form),
    },
  }
}

function scoreOf({ last, ...score }: sql.ScoreRow) {
  if (!last) return { ...score, last }
  const { counts, ...contract } = last
  return { ...score, last: { ...contract, playedShare: shareOf(counts) } }
}
