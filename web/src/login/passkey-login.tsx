import type { Session } from '@clubhouse/contract/session'
import { useEffect, useRef, useState } from 'react'
import { CallFail } from '../api/call-fail'
import { useText } from '../language/use-text'
import { type PasskeyAnswer, sign } from '../passkey/ceremony'
import { notePasskeyHere } from '../passkey/known-here'
import { useAble } from '../passkey/use-able'
import { Button } from '../ui/button'
import { logIn } from './log-in'
import { offerPasskeys } from './offer-passkeys'

interface Props {
  held: () => { clubCode: string; chk: boolean }
  onSession: (session: Session) => void
  /** The error, or the key of a text; undefined on a new attempt. */
  onFail: (fail?: unknown) => void
}

export function PasskeyLogin({ held, onSession, onFail }: Props) {
  const t = useText()
  const isAble = useAble()
  const [pending, setPending] = useState(false)

  async function enter(signing: () => Promise<PasskeyAnswer>) {
    onFail()
    setPending(true)
    try {
      const passkey = await signing()
      const session = await logIn({ ...held(), passkey })
      notePasskeyHere(true)
      onSession(session)
    } catch (error) {
      onFail(error instanceof CallFail && error.code === 'BAD_LOGIN' ? 'session.BAD_PASSKEY' : error)
    }
    setPending(false)
  }
  const latest = useRef({ held, enter })
  latest.current = { held, enter }
  useEffect(
    () =>
      offerPasskeys(
        () => latest.current.held().clubCode,
        (passkey) => latest.current.enter(async () => passkey),
      ),
    [],
  )

  if (!isAble) return null
  return (
    <Button look="plain" pending={pending} onClick={() => enter(() => sign(held().clubCode))}>
      {t('session.WITH_PASSKEY')}
    </Button>
  )
}
