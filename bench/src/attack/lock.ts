import { DEMO_PASSWORD, send } from './ask.ts'
import type { Target } from './row.ts'
import type { Found } from './tried.ts'

const ATTEMPTS = 200
const VICTIM = 'member2'
/** Wrong passwords before an id is locked. Source: server/src/session/rules.ts. */
const CHECKED = 5
const OWNER = '127.0.0.6'
const STRANGER = '127.0.0.5'

/** Strangers guess a password from forged addresses; the owner uses a known device. */
export async function passwordLock(target: Target): Promise<Found> {
  const logIn = (password: string, from: string, headers: Record<string, string>) =>
    send(target, 'POST', '/hp/api/member/login', { clubCode: 'GC001', id: VICTIM, password }, { from, headers })
  const atHome = { 'sec-fetch-site': 'same-origin' }
  const faults: string[] = []
  const first = await logIn(DEMO_PASSWORD, OWNER, atHome)
  const cookie = (first.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  if (!cookie.includes('known')) faults.push('the login made no known device')
  let checked = 0
  let refused = 0
  for (let i = 0; i < ATTEMPTS; i++) {
    const forged = `10.9.${i >> 8}.${i & 255}`
    const { status, body } = await logIn('wrong', STRANGER, { 'x-forwarded-for': forged, forwarded: `for=${forged}` })
    if (body.includes('BAD_LOGIN')) checked++
    else if (body.includes('LOCKED') || status === 429) refused++
    else faults.push(`a guess was answered ${status}`)
  }
  if (checked > CHECKED) faults.push(`${checked} passwords were checked`)
  const right = await logIn(DEMO_PASSWORD, STRANGER, { 'x-forwarded-for': '10.9.9.9' })
  if (JSON.parse(right.body).result) faults.push('a stranger got in')
  const owner = await logIn(DEMO_PASSWORD, OWNER, { ...atHome, cookie })
  if (!JSON.parse(owner.body).result) faults.push(`the owner was refused: ${owner.body.slice(0, 80)}`)
  return {
    sent: ATTEMPTS,
    answered: checked + refused,
    faults,
    detail: `${checked} of ${ATTEMPTS} passwords checked (at most ${CHECKED}); the owner's device logs in`,
  }
}
