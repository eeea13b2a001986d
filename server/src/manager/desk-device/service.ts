import type { contract } from '@clubhouse/contract'
import { admits } from '@clubhouse/contract/access'
import { Refusal } from '@clubhouse/contract/fail'
import { nameIn } from '@clubhouse/contract/member/person-name'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { PIN_WRONG } from '@clubhouse/contract/session'
import { audit } from '../../platform/audit.ts'
import { type Context, DESK_COOKIE, FORBIDDEN, type Services, SessionEnded } from '../../platform/context.ts'
import { checkNobody, isPassword } from '../../platform/password.ts'
import { hashToken, newToken } from '../../platform/token.ts'
import { write } from '../../platform/write.ts'
import { accountOf } from '../../session/account.ts'
import { beginSession } from '../../session/begin.ts'
import { lockMinutes, untilRepeats } from '../../session/rules.ts'
import { forgetTries, takeTry } from '../../session/tries.ts'
import * as pins from '../pin/rows.ts'
import { secretOf } from '../pin/secret-of.ts'
import * as sql from './sql.ts'

/** As long as browsers keep a cookie, which is renewed by pairing again. */
const KEPT_SECONDS = 400 * 86_400
/** A device is shared, so it has more attempts than a manager has before it waits. */
const MORE_FREE = 5
const DEVICE_LOCKS = untilRepeats((failures) => lockMinutes(Math.max(failures - MORE_FREE, 0)))
const counterOf = (deviceIdx: number) => `wrong PINs on the desk device ${deviceIdx}`

/** Browsers of the desk: they read today’s sheet without a person, and open sessions with PINs. Decision 141. */
export const deskDevice: Services<typeof contract.deskDevice> = {
  list: async (_, ctx) => [...(await sql.devices(ctx.sql, ctx.lang, hereIn(ctx)))],

  pair: async ({ name }, ctx) => {
    // A device reads the sheet of today, so it is given by those who may read it.
    if (admits(forManager.access, ctx.who) !== 'yes') return FORBIDDEN
    const secret = newToken('dd')
    return write(ctx, async (tx) => {
      const { who } = tx
      if (who?.adminIdx == null) throw new SessionEnded()
      const before = hereIn(tx)
      if (before) await removed(tx, await sql.removeOf(tx.sql, before))
      const deviceIdx = await sql.add(tx.sql, name, hashToken(secret), who.adminIdx)
      await audit(tx, { noun: 'desk-device', recordIdx: deviceIdx, after: { name } })
      tx.cookies.write(DESK_COOKIE, secret, KEPT_SECONDS)
      return { deviceIdx }
    })
  },

  unpair: async ({ deviceIdx }, ctx) =>
    write(ctx, async (tx) => {
      const gone = await sql.remove(tx.sql, deviceIdx)
      await removed(tx, gone)
      return { deleted: gone.length }
    }),

  here: async (_, ctx) => {
    const managers = (await pins.openers(ctx.sql)).map(({ adminIdx, ...name }) => ({
      adminIdx,
      name: nameIn(ctx.lang, name),
    }))
    return { name: deskOf(ctx).name, managers: managers.toSorted((a, b) => a.name.localeCompare(b.name, ctx.lang)) }
  },

  // Counted before it is checked, so that concurrent attempts cannot exceed the limits.
  open: async ({ adminIdx, pin }, ctx) => {
    const { deviceIdx } = deskOf(ctx)
    const counter = counterOf(deviceIdx)
    const tried = await takeTry(ctx, counter, DEVICE_LOCKS)
    if (tried instanceof Refusal) return tried
    const pinHash = await pins.takeTry(ctx.sql, adminIdx)
    const isRight = pinHash ? await isPassword(secretOf(ctx, adminIdx, pin), pinHash) : await checkNobody(pin)
    if (!isRight || !pinHash) return PIN_WRONG({})
    return write(ctx, async (tx) => {
      const account = await accountOf(tx, { memberIdx: null, adminIdx })
      if (!account || !(await pins.giveTriesBack(tx.sql, adminIdx, pinHash))) return PIN_WRONG({})
      const begun = await beginSession(tx, account, false)
      // The account changed since the PIN was checked.
      if (begun instanceof Refusal) return PIN_WRONG({})
      await forgetTries(tx, counter)
      const opener = { ...tx, who: { memberIdx: null, adminIdx } }
      await audit(opener, { noun: 'desk-device', recordIdx: deviceIdx, after: 'session opened with a PIN' })
      return begun
    })
  },
}

/** The hash of the secret of the browser that asks; null for one that has none. */
function hereIn({ cookies }: Context): Buffer | null {
  const secret = cookies.read(DESK_COOKIE)
  return secret ? hashToken(secret) : null
}

function deskOf({ desk }: Context) {
  if (!desk) throw new SessionEnded()
  return desk
}

async function removed(tx: Context, gone: readonly { deviceIdx: number; name: string }[]): Promise<void> {
  for (const { deviceIdx, name } of gone) {
    await forgetTries(tx, counterOf(deviceIdx))
    await audit(tx, { noun: 'desk-device', recordIdx: deviceIdx, before: { name } })
  }
}
