import type { Context } from '../../platform/context.ts'

/** What a channel says to a member. */
export interface Alert {
  alertIdx: number
  memberIdx: number
  messageIdx: number
  kind: string
  /** By whose choices it goes as a text message. */
  textKind: string
  /** In `lang`, without the name of anyone else. */
  sentence: string
  lang: string
  /** A path of the site. */
  link: string | null
  /** After these seconds it is of no use. */
  usefulSeconds: number
}

export interface Delivery {
  /** By a service, which does not prove that a device showed it. */
  isAccepted: boolean
  /** The devices that may be reached later. */
  again: number[]
  /** Whether a channel without devices may be tried later. */
  isLater?: boolean
  /** Seconds after which a channel wants to be asked again. */
  wait?: number
  /** Why it was not accepted, for the record. */
  error?: string
}

/** The channels before the email, in the order in which they are tried. Decisions 136 and 134. */
export type Way = 'push' | 'text'

/**
 * A channel that is tried before the email.
 * @param to the devices to try again; left out, all of the member
 */
export type Channel = (ctx: Context, alert: Alert, to?: readonly number[]) => Promise<Delivery>
