import { type Arrival, mark } from '@clubhouse/contract/reservation/desk/check-in'
import { CallFail } from '../../../api/call-fail'
import { serverNow } from '../../../api/clock'
import { newKey } from '../../../api/new-key'
import { ask, UNSEEN } from '../../../api/transport'
import { afterAnswer, afterRefusal, nextToSend, type Press } from './press'
import { keepPresses, keptPresses } from './press-store'

const AGAIN_AFTER_MS = 5_000

type Pressing = Omit<Press, 'key' | 'adminIdx' | 'at' | 'refused'> & { version: number }

/** Sends what one manager pressed, in order, and keeps it while there is no line. Decision 119. */
export class Presses {
  readonly #adminIdx: number
  readonly #changed: (answered?: Arrival) => void
  /** Of groups whose presses were answered: the row that is pressed next may still show the version before. */
  readonly #versions = new Map<number, number>()
  #own: Press[] = []
  /** Of other managers of this device; they stay as they are. */
  #others: Press[] = []
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #ready: Promise<void>

  /** @param changed gets the group as the server answered it, before its press is gone */
  constructor(adminIdx: number, changed: (answered?: Arrival) => void) {
    this.#adminIdx = adminIdx
    this.#changed = changed
    this.#ready = this.#recall()
  }

  get all(): readonly Press[] {
    return this.#own
  }

  async #recall(): Promise<void> {
    const kept = await keptPresses().catch(() => [])
    this.#own = [...kept.filter(({ adminIdx }) => adminIdx === this.#adminIdx), ...this.#own]
    this.#others = kept.filter(({ adminIdx }) => adminIdx !== this.#adminIdx)
    this.#changed()
    void this.send()
  }

  async press({ version, ...pressed }: Pressing): Promise<void> {
    await this.#ready
    const isAfterAnother = this.#own.some((one) => one.bookingIdx === pressed.bookingIdx && !one.refused)
    const at = new Date(serverNow()).toISOString()
    const made = { ...pressed, key: newKey(), adminIdx: this.#adminIdx, at }
    const seen = Math.max(version, this.#versions.get(pressed.bookingIdx) ?? 0)
    await this.#set([...this.#own, { ...made, ...(!isAfterAnother && { version: seen }) }])
    await this.send()
  }

  /** Takes a refused press away. */
  drop(key: string): Promise<void> {
    return this.#set(this.#own.filter((one) => one.key !== key))
  }

  /** Also when the line is back, and every few seconds while something waits. */
  async send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (let one = nextToSend(this.#own); one; one = nextToSend(this.#own)) if (!(await this.#sendOne(one))) break
    } finally {
      this.#isSending = false
      if (nextToSend(this.#own)) this.#timer = setTimeout(() => void this.send(), AGAIN_AFTER_MS)
    }
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  /** @returns whether the server has answered */
  async #sendOne({ key, adminIdx: _, refused: __, version, ...press }: Press): Promise<boolean> {
    try {
      const { checkIn } = await ask(mark, { ...press, version: version! }, { ...UNSEEN, idempotencyKey: key })
      this.#versions.set(checkIn.bookingIdx, checkIn.version)
      await this.#set(afterAnswer(this.#own, key, checkIn.version), checkIn)
      return true
    } catch (error) {
      if (!(error instanceof CallFail) || !isAnswered(error)) return false
      await this.#set(afterRefusal(this.#own, key, error.code))
      return true
    }
  }

  async #set(own: Press[], answered?: Arrival): Promise<void> {
    this.#own = own
    this.#changed(answered)
    await keepPresses([...this.#others, ...own]).catch(() => {})
  }
}

/** What another attempt would not change; a lost session and a server that is away are waited for. */
const isAnswered = ({ status, isRefusal }: CallFail) => isRefusal || status === 400 || status === 403 || status === 404
