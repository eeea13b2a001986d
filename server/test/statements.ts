import type { TestClub } from './club.ts'

type Tagged = (strings: TemplateStringsArray, ...values: unknown[]) => unknown
type Savepoint = (work: (inner: object) => unknown) => unknown

/**
 * Records the statements, without values, of transactions while `act` runs. Unlike time they do not depend on the
 * machine's load.
 */
export async function statementsOf(club: TestClub, act: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const { database } = club.platform
  const { begin } = database
  const heard = <T extends object>(tx: T): T =>
    new Proxy(tx, {
      apply: (sql, _, [strings, ...values]) => {
        if (Array.isArray(strings) && 'raw' in strings) seen.push(strings.join('?').replace(/\s+/g, ' ').trim())
        return (sql as Tagged)(strings, ...values)
      },
      get: (sql, name) => {
        const part: unknown = Reflect.get(sql, name)
        if (name !== 'savepoint') return part
        return (work: Parameters<Savepoint>[0]) => (part as Savepoint)((inner) => work(heard(inner)))
      },
    })
  const listening = (work: (tx: object) => unknown) => begin((tx) => work(heard(tx)))
  Object.assign(database, { begin: listening })
  try {
    await act()
  } finally {
    Object.assign(database, { begin })
  }
  return seen
}
