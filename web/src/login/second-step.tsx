import { confirm } from '@clubhouse/contract/manager/second-factor'
import type { Session } from '@clubhouse/contract/session'
import { useEffect, useState } from 'react'
import { CallFail } from '../api/call-fail'
import { useForm } from '../form/use-form'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { Form } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import { confirmByPasskey } from './log-in'
import styles from './login-page.module.css'
import { LoginRefusal } from './login-refusal'

export interface Step {
  ticket: string
  kinds: readonly string[]
}

export function stepOf(fail: unknown): Step | undefined {
  if (!(fail instanceof CallFail) || fail.code !== 'SECOND_FACTOR') return undefined
  return { ticket: String(fail.msgVar.ticket), kinds: fail.msgVar.kinds as string[] }
}

interface Props {
  step: Step
  clubCode: string
  onSession: (session: Session) => void
  /** Returns to id and password, with `fail` when the ticket is no longer valid. */
  onBack: (fail?: unknown) => void
}

/** A manager's second step: app code, recovery code or passkey. */
export function SecondStep({ step: { ticket, kinds }, clubCode, onSession, onBack }: Props) {
  const t = useText()
  const [isRecovery, setRecovery] = useState(!kinds.includes('APP') && !kinds.includes('PASSKEY'))
  const { form, device, isTyped, fail, byPasskey } = useAttempts(ticket, clubCode, { onSession, onBack })
  const hasField = kinds.includes('APP') || isRecovery
  useEffect(() => {
    const element = form.ref.current
    if (hasField) (element?.elements.namedItem('code') as HTMLInputElement | null)?.focus()
    else element?.focus()
  }, [hasField])
  const pending = form.pending || device
  return (
    <Form of={form} className={styles.form} tabIndex={-1} aria-label={t('session.SECOND_STEP')}>
      <p className={styles.step}>{t('session.SECOND_STEP_LEAD')}</p>
      {hasField && (
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          label={t(isRecovery ? 'session.RECOVERY_CODE' : 'session.APP_CODE')}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <LoginRefusal fail={fail} isTyped={isTyped} />
      {hasField && (
        <Button type="submit" pending={pending}>
          {t('common.CONFIRM')}
        </Button>
      )}
      {kinds.includes('PASSKEY') && (
        <Button look={hasField ? 'plain' : 'main'} pending={pending} onClick={byPasskey}>
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
    </Form>
  )
}

/** Attempts by code and by passkey; the last failure is shown. */
function useAttempts(ticket: string, clubCode: string, { onSession, onBack }: Pick<Props, 'onSession' | 'onBack'>) {
  const [device, setDevice] = useState(false)
  const [deviceFail, setDeviceFail] = useState<unknown>()
  const isUseless = (error: unknown) => error instanceof CallFail && error.code === 'CERT_EXPIRED'
  const form = useForm({
    call: confirm,
    initial: { code: '' },
    secrets: ['code'],
    checks: { code: ({ code }) => (code ? undefined : 'form.MISSING') },
    given: { ticket },
    answered: onSession,
    failed: (fail) => {
      setDeviceFail(undefined)
      if (!isUseless(fail)) (form.ref.current?.elements.namedItem('code') as HTMLInputElement | null)?.select()
    },
  })
  useEffect(() => {
    if (isUseless(form.fail)) onBack(form.fail)
  }, [form.fail])
  const byPasskey = async () => {
    if (device || form.pending) return
    form.fails(undefined)
    setDeviceFail(undefined)
    setDevice(true)
    try {
      return onSession(await confirmByPasskey(ticket, clubCode))
    } catch (error) {
      if (isUseless(error)) return onBack(error)
      setDeviceFail(error)
    }
    setDevice(false)
  }
  return { form, device, isTyped: !deviceFail, fail: deviceFail ?? form.fail, byPasskey }
}
