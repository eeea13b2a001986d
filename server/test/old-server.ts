import { type AddressInfo, connect, createServer } from 'node:net'
import type { TestClub } from './club.ts'

/**
 * The club's database server behind a relay that changes the reported version.
 * @param versionNum six digits, such as 140012 for 14.12
 */
export async function claimingVersion(club: TestClub, versionNum: number) {
  const [server] = await club.sql<{ version: string }[]>`select current_setting('server_version_num') as version`
  const real = new URL(club.url)
  const relay = createServer((client) => {
    const upstream = connect(Number(real.port), real.hostname)
    client.on('data', (bytes) => upstream.write(bytes)).on('error', () => {})
    upstream.on('data', (bytes) => {
      const answer = bytes.toString('latin1').replaceAll(server!.version, String(versionNum))
      client.write(Buffer.from(answer, 'latin1'))
    })
    upstream.on('error', () => {})
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(real), { port: String((relay.address() as AddressInfo).port) }).href
  const close = () => new Promise<void>((resolve) => relay.close(() => resolve()))
  return { url, close }
}
