import type { Sql } from '../../platform/database.ts'
import { HOLDS } from '../sheet/slot/running.ts'

/** A page that is reloaded, or opened in another tab, takes the hold over within this time. */
const AFTER_LAST_TAB_SECONDS = 30

/** More tabs of one member are not noted: a hold they know lives for its full time. */
const MOST_TABS = 50

/** The first tab of a new hold; those of an earlier hold no longer count. */
export async function firstTab(sql: Sql, memberIdx: number, tab: string): Promise<void> {
  await sql`
    with earlier as (delete from hold_tab where member_idx = ${memberIdx} and tab <> ${tab})
    insert into hold_tab (member_idx, tab, is_open) values (${memberIdx}, ${tab}, true)
    on conflict (member_idx, tab) do nothing`
}

/** Notes a tab of a member with a running hold. One that has closed stays closed. */
export async function noteTab(sql: Sql, memberIdx: number, tab: string, isOpen: boolean): Promise<void> {
  await sql`
    insert into hold_tab (member_idx, tab, is_open)
    select ${memberIdx}, ${tab}, ${isOpen}
    where exists (select from claim where holder = ${memberIdx} and ${HOLDS(sql, sql`claim`)})
      and (select count(*) from hold_tab where member_idx = ${memberIdx}) < ${MOST_TABS}
    on conflict (member_idx, tab) do update set is_open = hold_tab.is_open and excluded.is_open`
}

export interface Moved {
  slotIdx: number
  expiresAt: Temporal.Instant
}

/** Ends the member's hold soon when no tab is open. @returns the tee time, when that changed its end */
export async function shorten(sql: Sql, memberIdx: number): Promise<Moved | undefined> {
  const [moved] = await sql<Moved[]>`
    update claim set full_until = expires_at, expires_at = club_now() + make_interval(secs => ${AFTER_LAST_TAB_SECONDS})
    where holder = ${memberIdx} and kind = 'HOLD' and offer_idx is null and full_until is null
      and expires_at > club_now() + make_interval(secs => ${AFTER_LAST_TAB_SECONDS})
      and not exists (select from hold_tab where member_idx = ${memberIdx} and is_open)
    returning slot_idx, expires_at`
  return moved
}

/** Gives a shortened hold its full time back. @param tab one that closed in the meantime restores nothing */
export async function restore(sql: Sql, memberIdx: number, tab?: string): Promise<Moved | undefined> {
  const [moved] = await sql<Moved[]>`
    update claim set expires_at = full_until, full_until = null
    where holder = ${memberIdx} and full_until is not null and ${HOLDS(sql, sql`claim`)}
      ${tab === undefined ? sql`` : sql`and not exists (select from hold_tab where member_idx = ${memberIdx} and tab = ${tab} and not is_open)`}
    returning slot_idx, expires_at`
  return moved
}

/** The tee time of the member's running hold. */
export async function heldSlot(sql: Sql, memberIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ slotIdx: number }[]>`
    select slot_idx from claim where holder = ${memberIdx} and ${HOLDS(sql, sql`claim`)} limit 1`
  return row?.slotIdx
}
