import type { simulate as call } from '@clubhouse/contract/reservation/draw/draw-manage'
import { Malformed, type Service } from '../../../platform/context.ts'
import { rulebookOf } from '../../rulebook.ts'
import { tryRules } from './simulate-rules.ts'
import { pastDraws } from './simulate-sql.ts'

/** Tries rules on the entries of published draws; writes nothing. */
export const simulate: Service<typeof call> = async ({ ruleset, from, to }, ctx) => {
  if (to < from) return new Malformed('to')
  const { settings } = await rulebookOf(ctx)
  const least = settings.draw.ticketsLeast
  if (ruleset.max < Math.max(ruleset.base, least)) return new Malformed('ruleset.max')
  const draws = await pastDraws(ctx.sql, from, to)
  return tryRules(
    draws.map(({ closeAt, publishedAt, ...draw }) => ({
      ...draw,
      closeAt: closeAt.epochMilliseconds,
      publishedAt: publishedAt.epochMilliseconds,
    })),
    { version: 'draw-v2', ...ruleset, least },
  )
}
