import type { Session } from '@clubhouse/contract/session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFail } from '../api/call-fail'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { confirmByCode, confirmByPasskey } from './log-in'
import styles from './login-form.module.css'
import { LoginRefusal } from './login-refusal'

export interface Step {
  ticket: string
  kinds: readonly string[]
}

/** What the refusal of a login asks for, when it asks for the second step. */
export function stepOf(fail: unknown): Step | undefined {
  if (!(fail instanceof CallFail) || fail.code !== 'SECOND_FACTOR') return undefined
  return { ticket: String(fail.msgVar.ticket), kinds: fail.msgVar.kinds as string[] }
}

interface Props {
  step: Step
  clubCode: string
  onSession: (session: Session) => void
  /** Back to id and password: said with `fail` when the ticket is of no use any more. */
  onBack: (fail?: unknown) => void
}

/** The second step of a manager's login: a code of the app, a recovery code, or a passkey. */
export function SecondStep({ step: { ticket, kinds }, clubCode, onSession, onBack }: Props) {
  const t = useText()
  const [isRecovery, setRecovery] = useState(!kinds.includes('APP') && !kinds.includes('PASSKEY'))
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  // Which of the two failed: a code or a device.
  const [isTyped, setTyped] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hasField = kinds.includes('APP') || isRecovery
  useEffect(() => {
    if (hasField) (form.current?.elements.namedItem('code') as HTMLInputElement | null)?.focus()
    else form.current?.focus()
  }, [hasField])

  async function attempt(act: () => Promise<Session>) {
    if (pending) return
    setFailed(undefined)
    setPending(true)
    try {
      return onSession(await act())
    } catch (error) {
      if (error instanceof CallFail && error.code === 'CERT_EXPIRED') return onBack(error)
      setFailed(error)
      ;(form.current?.elements.namedItem('code') as HTMLInputElement | null)?.select()
    }
    setPending(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setTyped(true)
    if (code) attempt(() => confirmByCode(ticket, code))
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      tabIndex={-1}
      aria-label={t('session.SECOND_STEP')}
    >
      <p className={styles.step}>{t('session.SECOND_STEP_LEAD')}</p>
      {hasField && (
        <Field
          key={isRecovery ? 'recovery' : 'app'}
          label={t(isRecovery ? 'session.RECOVERY_CODE' : 'session.APP_CODE')}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
        />
      )}
      <LoginRefusal fail={failed} isTyped={isTyped} />
      {hasField && (
        <Button type="submit" pending={pending}>
          {t('common.CONFIRM')}
        </Button>
      )}
      {kinds.includes('PASSKEY') && (
        <Button
          look={hasField ? 'plain' : 'main'}
          pending={pending}
          onClick={() => {
            setTyped(false)
            attempt(() => confirmByPasskey(ticket, clubCode))
          }}
        >
          {t('session.USE_PASSKEY')}
        </Button>
      )}
      {kinds.includes('RECOVERY') && (
        <Button look="bare" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'session.USE_OTHER' : 'session.USE_RECOVERY')}
        </Button>
      )}
      <Button look="bare" onClick={() => onBack()}>
        {t('session.BACK_TO_PASSWORD')}
      </Button>
    </form>
  )
}
