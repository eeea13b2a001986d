import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Answer } from '../ask.ts'
import type { TestClub } from '../club.ts'

export type Member = Awaited<ReturnType<TestClub['member']>>

/** A Monday morning: days of the next four weeks are open to full members. */
export const NOW = '2027-03-01T10:00'

export async function crowd(club: TestClub, size: number): Promise<Member[]> {
  return Promise.all(Array.from({ length: size }, () => club.member()))
}

export function allAtOnce<P, T>(people: P[], act: (person: P, index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(people.map(act))
}

export const accepted = <A extends Answer>(answers: A[]): A[] =>
  answers.filter(({ status, result }) => status === 200 && result)

export const refusals = (answers: Answer[]) =>
  answers
    .filter(({ status, result }) => status !== 200 || !result)
    .map(({ status, fail }) => (status === 200 ? fail.code : `status ${status}`))

export const kinds = (codes: string[]) => [...new Set(codes)].sort()

export async function holdsOf(club: TestClub, seconds: number): Promise<void> {
  await club.sql`
    insert into rule_setting (name, "values") values ('hold', ${club.sql.json({ seconds })})
    on conflict (name) do update set "values" = excluded."values"`
  club.platform.cache.invalidate('rule')
}

/** A second process on the same database, with its own pool and caches. */
export async function secondProcess(club: TestClub) {
  const config = readConfig({ SESSION_SECRET: 'x'.repeat(32), RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' })
  const platform = await club.beside(8, config)
  const app = await createApp(platform)
  await app.ready()
  return {
    app,
    /** After the club's clock was moved: this process has not noticed yet. */
    follow: () => platform.clock.measure(club.sql),
    close: async () => {
      platform.drain()
      await app.close()
      await platform.close()
    },
  }
}
