import { partHashes, rootOf, seasonEntryHash, wordsOf } from '@clubhouse/draw/root'
import { SEASON_RULES, type SeasonEntry, type SeasonSlot } from '@clubhouse/draw/season-bundle'
import { seedOf, utc } from '../../draw/run/value.ts'
import { monthsOf, weeksOf } from '../plan/plan-rules.ts'
import type { SeasonRow } from '../rows.ts'
import type { entering, FrozenSeason } from './sql.ts'

type Form = Pick<
  Awaited<ReturnType<typeof entering>>[number],
  'version' | 'cycle' | 'teams' | 'skipMonths' | 'wishes'
> & {
  pseudonym: string
}

/** What is drawn from, of the applications of a season. @param no of the season’s draws; earlier ones were revoked. Source: docs/draw.md, Seasons of groups. */
export function frozenSeason(clubCode: string, season: SeasonRow, forms: readonly Form[], no: number): FrozenSeason {
  const { seasonIdx, year, openAt, closeAt, limits, seedMode, seedName, seedDate } = season
  const drawAt = season.drawAt!
  const drawId = [clubCode, 'season', seasonIdx, ...(no > 1 ? [no] : [])].join('-')
  const entries = forms.map((form) => entryOf(drawId, form)).sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1))
  const frozen = {
    drawId,
    post: {
      ...{ year, openAt: utc(openAt), closeAt: utc(closeAt), drawAt: utc(drawAt) },
      seed: seedOf({ seedMode: seedMode!, seedName, seedDate, drawAt }),
    },
    ruleset: { version: SEASON_RULES },
    slots: slotsOf(entries, limits.perHour),
    entries,
  } as const
  const hashes = partHashes(frozen)
  const entriesRoot = rootOf(hashes)
  return { ...frozen, hashes, entriesRoot, words: wordsOf(entriesRoot) }
}

function entryOf(drawId: string, { pseudonym, version, cycle, teams, skipMonths, wishes }: Form): SeasonEntry {
  const text = {
    ...{ drawId, pseudonym, version, teams },
    months: monthsOf({ cycle, skipMonths }),
    wishes: wishes.map(({ weekType, weekday, hour }) => ({
      weeks: weeksOf({ cycle, weekType }),
      weekday: Number(weekday),
      hour: Number(hour),
    })),
  }
  return { ...text, entryHash: seasonEntryHash(text), tickets: 4, tier: 0 }
}

/** The hours that someone wishes for, each with the tee times that groups may have in it. */
function slotsOf(entries: readonly SeasonEntry[], capacity: number): SeasonSlot[] {
  const wished = entries.flatMap(({ wishes }) =>
    wishes.flatMap(({ weeks, weekday, hour }) => weeks.map((week) => ({ week, weekday, hour }))),
  )
  const byKey = new Map(wished.map((one) => [[one.weekday, one.hour, one.week].join(), one]))
  return [...byKey.values()]
    .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour || a.week - b.week)
    .map((one, i) => ({ slotIdx: i + 1, ...one, capacity }))
}
