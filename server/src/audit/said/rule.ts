import type { AuditDeed } from '@clubhouse/contract/audit'

/** When an entry is said with a text of its own: everything that is given has to fit. */
export interface Rule {
  /** The text is `deed.<say>`. */
  say: string
  /** Where it is not that of the call. */
  deed?: AuditDeed
  /** Of `after`, where that is a text. */
  after?: string
  /** `state` of `after`. */
  state?: string
  /** `state` of `before`. */
  was?: string
  /** Fields that `after` has, with a value. */
  has?: readonly string[]
  /** A field of `after` with this value. */
  with?: Readonly<Record<string, unknown>>
  /** Whether the entry has a `before`. */
  isChange?: boolean
  /** Whether there is a `before` and no `after`. */
  isRemoval?: boolean
  /** Done by the member or manager whom it is about. */
  isOwn?: boolean
  by?: 'MANAGER' | 'MEMBER' | 'SYSTEM'
  call?: string
  /** The field of `after` that the text counts. */
  count?: string
}
