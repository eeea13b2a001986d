import { RateLimiterRes } from 'rate-limiter-flexible'

/** Share of a limit that the processes together count locally, so that most visitors cost no message. */
const OWN_PART = 0.05
/** Share of a limit that the processes together may have reserved and not used. */
const LEASED_PART = 0.04
/** How long a caller is refused when the shared count is unavailable. */
const UNKNOWN_MS = 1_000

/** Counts for every process of the machine, as a limiter of rate-limiter-flexible does. Decision 006. */
export interface SharedCount {
  /** @throws RateLimiterRes when the caller has no points left */
  consume(who: string, points: number): Promise<unknown>
}

interface Wallet {
  left: number
  blockedUntil: number
  asking?: Promise<void>
}

/** Exact within a tenth over a machine's processes: each counts a part locally and reserves points from the rest. */
export class FloodLimit {
  readonly #shared: SharedCount
  readonly #own: number
  readonly #lease: number
  readonly #windowMs: number
  #windowEnd = 0
  #wallets = new Map<string, Wallet>()

  constructor(
    share: (points: number) => SharedCount,
    { points, seconds, processes }: { points: number; seconds: number; processes: number },
  ) {
    this.#own = Math.floor((points * OWN_PART) / processes)
    this.#lease = Math.max(1, Math.floor((points * LEASED_PART) / processes))
    this.#windowMs = seconds * 1000
    this.#shared = share(points - this.#own * processes)
  }

  spend(who: string): number | Promise<number> {
    const now = performance.now()
    if (now > this.#windowEnd) {
      this.#windowEnd = now + this.#windowMs
      this.#wallets = new Map()
    }
    const wallet = this.#wallets.get(who) ?? { left: this.#own, blockedUntil: 0 }
    this.#wallets.set(who, wallet)
    return take(wallet, now) ?? this.#ask(who, wallet)
  }

  async #ask(who: string, wallet: Wallet): Promise<number> {
    for (;;) {
      wallet.asking ??= this.#fill(who, wallet)
      await wallet.asking
      const waitMs = take(wallet, performance.now())
      if (waitMs !== undefined) return waitMs
    }
  }

  async #fill(who: string, wallet: Wallet): Promise<void> {
    try {
      await this.#shared.consume(who, this.#lease)
      wallet.left += this.#lease
    } catch (refused) {
      const waitMs = refused instanceof RateLimiterRes ? refused.msBeforeNext : UNKNOWN_MS
      wallet.blockedUntil = performance.now() + Math.max(1, waitMs)
    }
    wallet.asking = undefined
  }
}

/** Milliseconds to wait, 0 to go ahead, undefined when the shared count must be asked. */
function take(wallet: Wallet, now: number): number | undefined {
  if (wallet.left > 0) {
    wallet.left--
    return 0
  }
  return wallet.blockedUntil > now ? wallet.blockedUntil - now : undefined
}
