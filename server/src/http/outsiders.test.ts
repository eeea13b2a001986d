import { everyCall } from '@clubhouse/contract'
import type { Access } from '@clubhouse/contract/access'
import type { Call } from '@clubhouse/contract/call'
import { type MenuCode, managerMenus, parentCode, type Right } from '@clubhouse/contract/manager-menu'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
let another: TestClub
beforeAll(async () => {
  another = await TestClub.open()
})
afterAll(() => another.close())

type OfManagers = Extract<Access, { who: 'manager' }>
type Token = string | undefined
/** Asks with the token of one kind of outsider; undefined where this call has no such outsider. */
type Outsider = (access: OfManagers) => Promise<{ token: Token; status: 401 | 403 } | undefined>

const VALUES = [999_999, 'en', 'GC001', '2027-03-01', 'N', 'C0130', 'hold']
const fill = ({ path, pathNames, input }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const shape = input.shape[pathNames[name]!] as z.ZodType
    return String(VALUES.find((value) => shape.safeParse(value).success) ?? '1')
  })

const office = everyCall().filter(({ call }) => call.access.who === 'manager')

/** Every right of every menu but the letters that this call may ask for. */
function allBut({ menu, right = 'R', newWithout, apart }: OfManagers): Record<string, string> {
  const asked = new Set<string>([right, ...(newWithout === undefined ? [] : ['C'])])
  const mine: readonly (MenuCode | undefined)[] = [menu, apart?.menu]
  const without = (letters: string) => [...letters].filter((letter) => !asked.has(letter as Right)).join('')
  return Object.fromEntries(
    managerMenus.map(({ code, rights }) => [code, mine.includes(code) ? without(rights) : rights]),
  )
}

/** Every right of every menu, except that the parents of this call's menus cannot be read. */
function belowCleared({ menu, apart }: OfManagers): Record<string, string> | undefined {
  const parents = [menu, apart?.menu].map((code) => code && parentCode(code))
  if (parents[0] === undefined) return undefined
  return Object.fromEntries(managerMenus.map(({ code, rights }) => [code, parents.includes(code) ? '' : rights]))
}

const known = new Map<string, Promise<string>>()
function managerWith(rights: Record<string, string>): Promise<string> {
  const key = JSON.stringify(rights)
  const made = known.get(key) ?? holder.club.manager({ rights }).then(({ token }) => token)
  known.set(key, made)
  return made
}

async function ended(): Promise<string> {
  const { token, adminIdx } = await holder.club.manager({ isSSAdmin: true })
  await holder.club.sql`update session set ended_at = club_now(), end_reason = 'logout' where admin_idx = ${adminIdx}`
  return token
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
const theEnded = once(ended)
const theMember = once(async () => (await holder.club.member()).token)
const theOther = once(async () => (await another.manager({ isSSAdmin: true })).token)

const OUTSIDERS: Record<string, Outsider> = {
  visitor: async () => ({ token: undefined, status: 401 }),
  'an ended session': async () => ({ token: await theEnded(), status: 401 }),
  "another club's super manager": async () => ({ token: await theOther(), status: 401 }),
  member: async () => ({ token: await theMember(), status: 403 }),
  'a manager without the right': async (access) =>
    access.menu === undefined ? undefined : { token: await managerWith(allBut(access)), status: 403 },
  'a manager of a cleared parent': async (access) => {
    const rights = belowCleared(access)
    return rights && { token: await managerWith(rights), status: 403 }
  },
}

it('no call of the office answers an outsider', async () => {
  const wrong: string[] = []
  let cells = 0
  for (const { name, call } of office) {
    for (const [who, outsider] of Object.entries(OUTSIDERS)) {
      const asked = await outsider(call.access as OfManagers)
      if (!asked) continue
      const { statusCode } = await holder.club.app.inject({
        method: call.method,
        url: (call.atRoot ? '' : '/hp/api') + fill(call),
        headers: asked.token ? { authorization: `Bearer ${asked.token}` } : {},
        payload: call.method === 'GET' ? undefined : {},
      })
      cells++
      if (statusCode !== asked.status) wrong.push(`${name} answers ${who} with ${statusCode}`)
    }
  }
  console.info(`${office.length} calls of the office, ${cells} cells of call and outsider`)
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(office.length * 5)
})
