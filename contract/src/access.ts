import type { MenuCode, Right } from './manager-menu.ts'

/** `own` names the input field that must hold the caller's own memberIdx; with `orZero` visitors may send 0 in it. */
export type Access =
  | { who: 'anyone' }
  | { who: 'anyone'; own: string; orZero: true }
  | { who: 'member'; own?: string }
  | {
      who: 'manager'
      menu?: MenuCode
      right?: Right
      newWithout?: string
      orSelf?: string
      apart?: { field: string; beside: readonly string[]; menu: MenuCode }
    }
  | { who: 'signedIn' }
  | { who: 'deskDevice' }

export const anyone = { who: 'anyone' } as const satisfies Access
export const member = { who: 'member' } as const satisfies Access
export const signedIn = { who: 'signedIn' } as const satisfies Access

/** A paired browser of the desk, without a person; these calls are all that it may. Decision 141. */
export const deskDevice = { who: 'deskDevice' } as const satisfies Access

export const own = (field: string) => ({ who: 'member', own: field }) as const satisfies Access

export const ownOrZero = (field: string) => ({ who: 'anyone', own: field, orZero: true }) as const satisfies Access

export const manager = (menu?: MenuCode, right?: Right) => ({ who: 'manager', menu, right }) as const satisfies Access

/** A manager saving a record: update right with its number in the field, create right without. */
export const managerSaves = (menu: MenuCode, field: string) =>
  ({ who: 'manager', menu, right: 'U', newWithout: field }) as const satisfies Access

export const managerOrSelf = (menu: MenuCode, right: Right, field: string) =>
  ({ who: 'manager', menu, right, orSelf: field }) as const satisfies Access

/** A manager with the right; one field belongs to another menu. @param beside fields that may accompany it unchanged */
export const managerApart = (
  menu: MenuCode,
  right: Right,
  apart: { field: string; beside: readonly string[]; menu: MenuCode },
) => ({ who: 'manager', menu, right, apart }) as const satisfies Access

export interface Caller {
  memberIdx?: number | null
  adminIdx?: number | null
  isSSAdmin: boolean
  /** Rights by menu code, as letters of CRUD. Children of an unreadable parent are cleared already. */
  rights: Readonly<Record<string, string>>
}

/** TERMS: required terms are unanswered. READ_ONLY: one was refused. SECOND_FACTOR: the required factor is missing. */
export type Limit = 'DORMANT' | 'PASSWORD' | 'TERMS' | 'READ_ONLY' | 'SECOND_FACTOR'

/** The route that lifts each restriction. */
export const LIMIT_ROUTES = {
  DORMANT: '/login/dormant',
  PASSWORD: '/login/password-reset-page',
  TERMS: '/signup/agreement',
  READ_ONLY: '/signup/agreement',
  SECOND_FACTOR: '/ishm/site/my-info',
} as const satisfies Record<Limit, string>

export function admitsLimited(
  call: { method: string; access: Access; evenWhenLimited: boolean | readonly Limit[] },
  limit: Limit,
): boolean {
  if (call.access.who === 'anyone' || call.evenWhenLimited === true) return true
  if (limit === 'READ_ONLY' && call.method === 'GET') return true
  return Array.isArray(call.evenWhenLimited) && call.evenWhenLimited.includes(limit)
}

export type Verdict = 'yes' | 'sessionNeeded' | 'forbidden'

/**
 * The only access decision: the server admits by it and the browser hides buttons by it.
 * @param isDeskDevice the request comes from a paired browser of the desk
 */
export function admits(
  access: Access,
  caller: Caller | null,
  input: Record<string, unknown> = {},
  isDeskDevice = false,
): Verdict {
  if (access.who === 'deskDevice') return isDeskDevice ? 'yes' : 'sessionNeeded'
  if ('own' in access && access.own !== undefined) {
    const idx = input[access.own]
    if ('orZero' in access && idx === 0) return 'yes'
    if (!caller) return 'sessionNeeded'
    return caller.memberIdx != null && idx === caller.memberIdx ? 'yes' : 'forbidden'
  }
  if (access.who === 'anyone') return 'yes'
  if (!caller) return 'sessionNeeded'
  if (access.who === 'signedIn') return 'yes'
  if (access.who === 'member') return caller.memberIdx != null ? 'yes' : 'forbidden'
  if (access.orSelf !== undefined && caller.adminIdx != null && input[access.orSelf] === caller.adminIdx) return 'yes'
  const { apart } = access
  if (apart && isOnly(input, apart)) return hasRight(caller, apart.menu, access.right) ? 'yes' : 'forbidden'
  const isNew = access.newWithout !== undefined && input[access.newWithout] == null
  return hasRight(caller, access.menu, isNew ? 'C' : access.right) ? 'yes' : 'forbidden'
}

const isOnly = (input: Record<string, unknown>, { field, beside }: { field: string; beside: readonly string[] }) =>
  input[field] !== undefined &&
  Object.keys(input).every((name) => name === field || beside.includes(name) || input[name] === undefined)

export function hasRight(caller: Caller | null, menu?: MenuCode, right?: Right): boolean {
  if (caller?.adminIdx == null) return false
  if (caller.isSSAdmin || !menu) return true
  return (caller.rights[menu] ?? '').includes(right ?? 'R')
}
