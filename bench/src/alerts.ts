import { createECDH, randomBytes } from 'node:crypto'
import { jobContext } from '../../server/src/job/context.ts'
import { keepJobsGoing } from '../../server/src/job/keep-going.ts'
import { ALERTS_AT_ONCE, sendAlert } from '../../server/src/member/alert/deliver.ts'
import { notify } from '../../server/src/member/inbox/notify.ts'
import { pushChannel } from '../../server/src/member/push/channel.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { write } from '../../server/src/platform/write.ts'
import { type Bench, besideSink, openAlone, printHandedOver, type Round, takenBy, untilSent } from './one-process.ts'

// node bench/src/alerts.ts [rounds] hands 2,000 push notifications over to a push service of this machine that answers as late
// as a real one, from the commit that causes them, against the encryption and the requests alone. One process with its jobs.
const ALERTS = 2_000
const ROUNDS = Number(process.argv[2] ?? 3)
const ANSWERS_IN_MS = 150

await besideSink('./push-sink.ts', { answersInMs: ANSWERS_IN_MS }, measure)

async function measure({ url, dataDir, sink, port }: Bench): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  const platform = await openAlone(url, { dataDir, PUSH: 'on', PUSH_ORIGINS: origin })
  const members = await subscribed(platform, origin)
  const noText = async () => ({ isAccepted: false, again: [] })
  const endJobs = keepJobsGoing(platform, [sendAlert({ push: pushChannel, text: noText })])
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await platform.database`vacuum analyze`
    const written = await cause(platform, members)
    const ours = await untilSent(platform, 'alert')
    const arrived = await takenBy<number>(sink)
    if (arrived !== ALERTS) throw new Error(`${arrived} of ${ALERTS} notifications arrived`)
    rounds.push({ written, ours, alone: await libraryAlone(platform, origin) })
    if ((await takenBy<number>(sink)) !== ALERTS) throw new Error('not all notifications arrived from the library')
  }
  platform.drain()
  await endJobs()
  await platform.close()
  const ours = `handed over, ${ALERTS_AT_ONCE} at a time`
  printHandedOver('push notifications', ALERTS, rounds, { ours, alone: 'the requests alone' })
}

function keys() {
  const curve = createECDH('prime256v1')
  return { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** Members of whom each has a browser. */
async function subscribed({ database, push }: Platform, origin: string) {
  const { p256dh, auth } = keys()
  return database<{ memberIdx: number; lang: string; email: string }[]>`
    with m as (
      insert into member (id, password_hash, name, email, member_type, lang)
      select 'm' || n, '', 'Member ' || n, '', '10', 'en' from generate_series(1, ${ALERTS}) n returning member_idx, lang, email),
    s as (
      insert into session (member_idx, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      select member_idx, sha256(convert_to('a' || member_idx, 'UTF8')), '2099-01-01', sha256(convert_to('r' || member_idx, 'UTF8')), '2099-01-01'
      from m returning member_idx, session_idx),
    d as (
      insert into push_device (member_idx, session_idx, endpoint, endpoint_hash, p256dh, auth, server_key, device)
      select member_idx, session_idx, ${origin} || '/push/' || member_idx, sha256(convert_to(member_idx::text, 'UTF8')), ${p256dh}, ${auth},
        ${push.publicKey}, 'Phone'
      from s)
    select member_idx, lang, email from m`
}

/** One change that 2,000 people hear of. @returns milliseconds until it is committed */
async function cause(platform: Platform, members: Awaited<ReturnType<typeof subscribed>>): Promise<number> {
  const began = performance.now()
  await write(jobContext(platform, 'bench'), async (tx) => {
    for (const [n, member] of members.entries()) await notify(tx, 'RESUMED', member, { name: `Member ${n}` })
  })
  return performance.now() - began
}

/** The floor: the same notifications are encrypted and sent by as many connections, and nothing is written down. */
async function libraryAlone({ push }: Platform, origin: string): Promise<number> {
  const subscription = { endpoint: `${origin}/push/1`, ...keys() }
  const payload = JSON.stringify({ title: 'Club', body: 'You can book again', path: '/', lang: 'en', tag: 'message-1' })
  const manner = { ttl: 60, topic: 'message-1', contact: 'mailto:hello@greenhill.example', urgency: 'high' as const }
  const began = performance.now()
  let left = ALERTS
  const next = async () => {
    while (left-- > 0) await push.deliver(subscription, payload, manner)
  }
  await Promise.all(Array.from({ length: ALERTS_AT_ONCE }, next))
  return performance.now() - began
}
