import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { isDatabaseAway, openDatabase } from '../../src/platform/database.ts'

const WAITING = 500
const CONNECTIONS = 4

/** How a server or proxy closes a connection that it cannot serve. */
const WAYS: Record<string, (socket: Socket) => unknown> = {
  'closes at once': (socket) => socket.end(),
  'closes after the greeting': (socket) => socket.once('data', () => socket.end()),
  'resets at once': (socket) => socket.resetAndDestroy(),
}

it.each(Object.keys(WAYS))(
  'tells every waiting request with one look that a database which %s is away',
  async (way) => {
    let looks = 0
    const door = createServer((socket) => {
      looks++
      WAYS[way]!(socket.on('error', () => {}))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => door.once('listening', resolve))
    const database = openDatabase(
      `postgres://nobody:nothing@127.0.0.1:${(door.address() as AddressInfo).port}/none`,
      CONNECTIONS,
    )
    const answers = await Promise.allSettled(
      Array.from({ length: WAITING }, (_, n) =>
        n % 5 === 0 ? database.begin((sql) => sql`select 1`) : database`select 1`,
      ),
    )
    expect(answers.every((answer) => answer.status === 'rejected' && isDatabaseAway(answer.reason))).toBe(true)
    // Sequentially, 500 requests would connect 500 times.
    expect(looks).toBeLessThanOrEqual(CONNECTIONS * 3)
    await database.end({ timeout: 0 })
    door.close()
  },
)
