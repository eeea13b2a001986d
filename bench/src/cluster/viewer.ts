import { setTimeout as wait } from 'node:timers/promises'

const AGAIN_MS = 500

interface Slot {
  slotIdx: number
  state: string
}

export interface Day {
  club: string
  date: string
}

/** The tee times of a day with their states, as a visitor reads them from this machine now. */
export async function readSheet(
  port: number,
  { club, date }: Day,
): Promise<{ eventId: string; states: Map<number, string> }> {
  const answer = await fetch(`http://127.0.0.1:${port}/hp/api/reservation/sheets/non-member/${club}/${date}`)
  if (!answer.ok) throw new Error(`the sheet is answered with ${answer.status}`)
  const { data } = (await answer.json()) as { data: { eventId: string; slots: Slot[] } }
  return { eventId: data.eventId, states: new Map(data.slots.map(({ slotIdx, state }) => [slotIdx, state])) }
}

/**
 * Follows a day as the site's page does: reads it once, then its stream, which is resumed from the last event at
 * another machine each time. It reads again only when it is asked to (`reset`).
 */
export class Viewer {
  readonly day: Day
  states = new Map<number, string>()
  resets = 0
  resumed = 0
  readonly #ports: number[]
  readonly #end = new AbortController()
  #eventId?: string
  #turn: number

  /** @param turn begins with this one of the ports */
  constructor(ports: number[], day: Day, turn: number) {
    this.#ports = ports
    this.day = day
    this.#turn = turn
  }

  async follow(): Promise<void> {
    while (!this.#end.signal.aborted) {
      const port = this.#ports[this.#turn++ % this.#ports.length]!
      await this.#listen(port).catch(() => {})
      await wait(Math.random() * AGAIN_MS)
    }
  }

  leave(): void {
    this.#end.abort()
  }

  async #read(port: number): Promise<void> {
    const { eventId, states } = await readSheet(port, this.day)
    this.states = states
    this.#eventId ??= eventId
  }

  async #listen(port: number): Promise<void> {
    if (this.#eventId === undefined) await this.#read(port)
    else this.resumed++
    const { body, ok } = await fetch(
      `http://127.0.0.1:${port}/hp/api/reservation/sheets/stream?date=${this.day.date}`,
      {
        headers: { 'last-event-id': this.#eventId! },
        signal: this.#end.signal,
      },
    )
    if (!ok || !body) return
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      const events = (text + chunk).split('\n\n')
      text = events.pop()!
      for (const event of events) {
        const { id, event: kind, data } = fieldsOf(event)
        if (kind === 'bye') return
        // What comes while it reads is kept back by the loop, and applied to what was read.
        if (kind === 'reset') await this.#reset(port)
        if (kind === 'slot') {
          const { slotIdx, state } = JSON.parse(data!) as Slot
          this.states.set(slotIdx, state)
        }
        if (id) this.#eventId = id
      }
    }
  }

  async #reset(port: number): Promise<void> {
    this.resets++
    for (;;) {
      try {
        return await this.#read(port)
      } catch (error) {
        // A machine that restarts ends the stream too; a database that is away may be back.
        if (this.#end.signal.aborted) throw error
        await wait(AGAIN_MS)
      }
    }
  }
}

const fieldsOf = (event: string): Record<string, string | undefined> =>
  Object.fromEntries(event.split('\n').map((line) => line.split(/:\s?(.*)/s).slice(0, 2)))
