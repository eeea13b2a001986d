import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { useServerNow } from '../../api/clock'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import styles from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { handIn, type Proof, type SentCode } from './proof'

interface Props {
  sent: SentCode
  /** Where the code went, if that may be said. */
  email?: string
  /** What is said in its place: nobody learns here whose address is known. */
  lead?: string
  sendAgain: () => Promise<void>
  onProved: (proof: Proof) => void
}

/** The six digits that came by e-mail: until when they work, how often one may err, and another mail when one may ask. */
export function CodeForm({ sent, email, lead, sendAgain, onProved }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useServerNow() ?? 0
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => void field.current?.querySelector('input')?.focus(), [])
  const waitSeconds = now ? Math.max(0, Math.ceil((Date.parse(sent.resendAt) - now) / 1000)) : 0
  const isOver = now > 0 && now > Date.parse(sent.expiresAt)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\D/g, '')
    setFail(undefined)
    setMissing(code.length !== 6)
    if (code.length !== 6) return field.current?.querySelector('input')?.focus()
    setPending(true)
    try {
      onProved(await handIn({ ticket: sent.ticket, code }, email))
    } catch (error) {
      setFail(error)
      field.current?.querySelector('input')?.select()
      setPending(false)
    }
  }

  async function again() {
    setFail(undefined)
    try {
      await sendAgain()
    } catch (error) {
      setFail(error)
    }
  }

  const isUseless = isOver || (fail instanceof CallFail && fail.code === 'CERT_EXPIRED')
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.good} role="status">
        {lead ?? t('signup.CODE_SENT', { email })} {t('signup.CODE_UNTIL', { at: format.clock(sent.expiresAt) })}
      </p>
      <div ref={field}>
        <Field
          name="code"
          label={t('signup.CODE')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          error={isMissing ? t('signup.CODE_MISSING') : undefined}
          onInput={() => setMissing(false)}
        />
      </div>
      <RefusalLine fail={fail} />
      {isUseless && !fail && (
        <p role="alert" className={styles.refusal}>
          {t('member.CERT_EXPIRED')}
        </p>
      )}
      <Button type="submit" pending={pending}>
        {t('signup.CODE_CHECK')}
      </Button>
      <Button look="plain" disabled={waitSeconds > 0} onClick={again}>
        {waitSeconds > 0 ? t('signup.CODE_AGAIN_IN', { seconds: waitSeconds }) : t('signup.CODE_AGAIN')}
      </Button>
      <p className={styles.quiet}>{t('signup.CODE_HINT')}</p>
    </form>
  )
}
