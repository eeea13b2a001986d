import type { Limit } from '@clubhouse/contract/access'
import { readable } from '@clubhouse/contract/manager-menu'
import type { PersonName } from '@clubhouse/contract/member/person-name'
import type { Cache } from '../platform/cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Identity } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Events } from '../platform/events.ts'
import { hashToken } from '../platform/token.ts'

const MOST = 20_000
const FRESH_MS = 60_000

interface Row extends PersonName {
  accessHash: Buffer
  sessionIdx: number
  accessExpiresAt: Temporal.Instant
  memberIdx: number | null
  adminIdx: number | null
  memberType: string | null
  memberState: string | null
  isTempPassword: boolean
  isSsAdmin: boolean
  rights: Record<string, string> | null
  termsLimit: Limit | null
  lacksFactor: boolean
}

function limitOf({ memberState, isTempPassword, termsLimit, lacksFactor }: Row): Limit | undefined {
  if (memberState === 'DORMANT') return 'DORMANT'
  if (isTempPassword) return 'PASSWORD'
  return lacksFactor ? 'SECOND_FACTOR' : (termsLimit ?? undefined)
}

/** Resolves access tokens. Entries last seconds; NOTIFY ends them with the session, on a block or a changed right. */
export class Identities {
  readonly #known = new Map<string, { identity: Identity; until: number }>()
  readonly #database: Database
  readonly #cache: Cache
  readonly #clock: Clock

  constructor(database: Database, cache: Cache, clock: Clock, events: Events) {
    this.#database = database
    this.#cache = cache
    this.#clock = clock
    events.onGap(() => this.#known.clear())
    // The rules say which managers must set up two-step login first.
    events.on('changed', (noun) => noun === 'rule' && this.#known.clear())
    events.on('session', (payload) => this.#forget(payload[0] as 's' | 'm' | 'a', Number(payload.slice(1))))
  }

  /** The caller when it is cached; no database access. */
  known(token: string): Identity | undefined {
    const found = this.#known.get(token)
    if (!found) return undefined
    const now = this.#clock.ms()
    if (found.until < now || found.identity.accessExpiresAt.epochMilliseconds <= now) return undefined
    return found.identity
  }

  /** The caller, or null when the token is unknown, expired or its session has ended. */
  async find(token: string): Promise<Identity | null> {
    const known = this.known(token)
    if (known) return known
    const hash = hashToken(token)
    // At an opening many come within a moment: those that ask while others are looked up are looked up together.
    const row = await this.#cache.gather('identity', hash.toString('hex'), (asked) => this.#rows(asked))
    if (!row) return null
    const identity: Identity = {
      sessionIdx: row.sessionIdx,
      memberIdx: row.memberIdx,
      adminIdx: row.adminIdx,
      name: row.name,
      otherName: row.otherName,
      memberType: row.memberType,
      isSSAdmin: row.isSsAdmin,
      rights: readable(row.rights ?? {}),
      accessExpiresAt: row.accessExpiresAt,
      limit: limitOf(row),
    }
    this.#known.delete(token)
    this.#known.set(token, { identity, until: this.#clock.ms() + FRESH_MS })
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!)
    return identity
  }

  /** @param hashes in hexadecimal @returns the sessions of those that may go on, by the same */
  async #rows(hashes: string[]): Promise<Map<string, Row>> {
    const sql = this.#database
    const rows = await sql<Row[]>`
      select s.access_hash, s.session_idx, s.access_expires_at, s.terms_limit, s.member_idx, s.admin_idx,
        coalesce(m.name, a.name) as name, coalesce(m.other_name, a.other_name) as other_name, m.member_type, m.state as member_state,
        coalesce(m.is_temp_password, a.is_temp_password) as is_temp_password,
        coalesce(a.is_ss_admin, false) as is_ss_admin,
        a.admin_idx is not null and needs_second_factor() and not has_second_factor(a.admin_idx) as lacks_factor,
        (select jsonb_object_agg(r.menu_code, r.rights) from admin_right r where r.admin_idx = s.admin_idx) as rights
      from session s left join member m using (member_idx) left join admin a using (admin_idx)
      where s.access_hash ${hashes.length === 1 ? sql`= decode(${hashes[0]!}, 'hex')` : sql`in (select decode(asked, 'hex') from unnest(${hashes}::text[]) asked)`}
        and s.ended_at is null and s.access_expires_at > club_now() and (m.state in ('ACTIVE', 'DORMANT') or a.state = 'ACTIVE')`
    return new Map(rows.map((row) => [row.accessHash.toString('hex'), row]))
  }

  #forget(kind: 's' | 'm' | 'a', idx: number): void {
    const field = { s: 'sessionIdx', m: 'memberIdx', a: 'adminIdx' } as const
    for (const [token, { identity }] of this.#known) {
      if (identity[field[kind]] === idx) this.#known.delete(token)
    }
  }
}
