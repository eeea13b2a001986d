import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import type { Database } from '../platform/database.ts'
import { Identities } from './identify.ts'

const holder = TestClub.use()

it('looks up callers together who come at the same moment, and each is who they are', async () => {
  const { database, cache, clock, events } = holder.club.platform
  let readings = 0
  const counted = new Proxy(database, {
    apply: (sql, _, [text, ...values]: [TemplateStringsArray, ...never[]]) => {
      if (text[0]!.includes('select s.access_hash')) readings++
      return sql(text, ...values)
    },
  }) as Database
  const identities = new Identities(counted, cache, clock, events)
  const members = await Promise.all(Array.from({ length: 12 }, () => holder.club.member()))
  const manager = await holder.club.manager()
  const gone = await holder.club.member()
  await holder.club.sql`update session set ended_at = club_now() where member_idx = ${gone.memberIdx}`
  const tokens = [...members, manager, gone].map(({ token }) => token)
  const found = await Promise.all([...tokens, 'at.unknown'].map((token) => identities.find(token)))
  expect(found.map((who) => who && (who.memberIdx ?? { adminIdx: who.adminIdx }))).toEqual([
    ...members.map(({ memberIdx }) => memberIdx),
    { adminIdx: manager.adminIdx },
    null,
    null,
  ])
  // The first alone, the others with the next.
  expect(readings).toBe(2)
})
