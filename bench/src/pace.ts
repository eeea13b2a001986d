import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Connection, type Reply } from './connection.ts'

const CONNECTIONS = 32
const ROUNDS = 5
const ROUND_MS = 1_500
const WARM_UP_MS = 700

/** Answers a second that a port gives to one request, sent over and over on many connections. */
async function pace(port: number, request: string, forMs: number): Promise<number> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(port))
  await Promise.all(connections.map((connection) => connection.ready()))
  const end = performance.now() + forMs
  let answers = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        const { status } = await connection.send(request)
        if (status !== 200) throw new Error(`${request.split('\r\n')[0]} answered ${status}`)
        answers++
      }
    }),
  )
  for (const connection of connections) connection.cut()
  return (answers * 1000) / forMs
}

export interface Compared {
  ours: number
  floor: number
  /** Ours by the floor, the middle one of the rounds. */
  ratio: number
}

/** Alternates two measurements, so that whatever else the machine does falls on both. */
export async function compare(ours: () => Promise<number>, floor: () => Promise<number>): Promise<Compared> {
  const rounds: Compared[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const pair = i % 2 === 0 ? [await ours(), await floor()] : [await floor(), await ours()].reverse()
    rounds.push({ ours: pair[0]!, floor: pair[1]!, ratio: pair[0]! / pair[1]! })
  }
  return rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]!
}

/** The product's answer to a request against a bare server that answers the same bytes. */
export async function againstFloor(port: number, request: string): Promise<Compared> {
  const reply = await new Connection(port).send(request)
  const floor = await startFloor(reply)
  try {
    await pace(port, request, WARM_UP_MS)
    await pace(floor.port, request, WARM_UP_MS)
    return await compare(
      () => pace(port, request, ROUND_MS),
      () => pace(floor.port, request, ROUND_MS),
    )
  } finally {
    floor.stop()
  }
}

async function startFloor({ head, body }: Reply): Promise<{ port: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'floor.ts'))
  const type = /\r\ncontent-type: ([^\r]+)/i.exec(head)?.[1] ?? 'application/json'
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))))
  child.send({ body: body.toString('base64'), type })
  return { port: await port, stop: () => child.kill() }
}
