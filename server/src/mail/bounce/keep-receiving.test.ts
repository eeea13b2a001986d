import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { talkTo } from '../../../test/smtp-talk.ts'
import { keepReceivingBounces } from './keep-receiving.ts'

const holder = TestClub.use()

describe('a process that receives', () => {
  let taken: Server | undefined
  let end: (() => Promise<void>) | undefined
  afterEach(async () => {
    await end?.()
    await new Promise((resolve) => (taken?.listening ? taken.close(resolve) : resolve(undefined)))
  })
  const take = async () => {
    taken = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => taken!.listen(0, '127.0.0.1', resolve))
    return (taken.address() as { port: number }).port
  }
  const keep = (bounceDomain: string | undefined, bouncePort: number, lines: string[]) => {
    const platform = {
      ...holder.club.platform,
      config: { ...holder.club.platform.config, host: '127.0.0.1', bounceDomain, bouncePort },
    }
    end = keepReceivingBounces(platform, (line) => lines.push(line), 20)
  }

  it('says once that the port is taken, tries on, and says when it has it', async () => {
    const port = await take()
    const lines: string[] = []
    keep('bounce.greenhill.example', port, lines)
    await expect
      .poll(() => lines)
      .toEqual([
        `Cannot receive bounced emails: port ${port} is in use by another program. Set BOUNCE_PORT to another port.`,
      ])
    await new Promise((resolve) => taken!.close(resolve))
    await expect.poll(() => lines.at(-1)).toBe(`Receiving bounced emails at port ${port} now.`)
    expect(lines).toHaveLength(2)
    expect((await talkTo(port, ['QUIT']))[0]).toBe(220)
    await end!()
    await expect(talkTo(port, ['QUIT'])).rejects.toThrow('ECONNREFUSED')
  })

  it('does not listen without BOUNCE_DOMAIN', async () => {
    const port = await take()
    await new Promise((resolve) => taken!.close(resolve))
    const lines: string[] = []
    keep(undefined, port, lines)
    await end!()
    expect(lines).toEqual([])
    await expect(talkTo(port, ['QUIT'])).rejects.toThrow('ECONNREFUSED')
  })
})
