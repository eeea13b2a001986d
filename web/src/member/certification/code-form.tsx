import { check } from '@clubhouse/contract/member/certification'
import { useEffect, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { useServerNow } from '../../api/clock'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useClub, useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import styles from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field'
import { handIn, type Proof, type SentCode } from './proof'

interface Props {
  sent: SentCode
  /** Where the code was sent, if it may be shown. */
  email?: string
  /** Replaces the address, so that nobody learns whose address is known. */
  lead?: string
  sendAgain: () => Promise<void>
  onProved?: (proof: Proof) => void
  /** In place of the call that verifies an email address. */
  handOver?: (given: { ticket: string; code: string }) => Promise<unknown>
}

/** The six digits of the email or text message with expiry, attempts left and “send again”. */
export function CodeForm({ sent, email, lead, sendAgain, onProved, handOver }: Props) {
  const t = useText()
  const format = useFormat()
  const { sendsMail } = useClub()
  // Text messages do not need the mail server.
  const isSent = sendsMail || handOver !== undefined
  const now = useServerNow() ?? 0
  const [againFail, setAgainFail] = useState<unknown>()
  const form = useCodeForm(sent, async (given) => {
    if (handOver) await handOver(given)
    else onProved?.(await handIn(given, email))
  })
  const fail = againFail ?? form.fail
  const waitSeconds = now ? Math.max(0, Math.ceil((Date.parse(sent.resendAt) - now) / 1000)) : 0
  const isOver = now > 0 && now > Date.parse(sent.expiresAt)
  const isLast = fail instanceof CallFail && fail.code === 'CERT_WRONG' && fail.msgVar.left === 0
  const again = () => {
    setAgainFail(undefined)
    form.fails(undefined)
    sendAgain().catch(setAgainFail)
  }
  return (
    <Form of={form} onInput={() => setAgainFail(undefined)}>
      <p className={styles.good} role="status">
        {isSent ? (lead ?? t('signup.CODE_SENT', { email })) : t('signup.CODE_NOT_SENT')}{' '}
        {t('signup.CODE_UNTIL', { at: format.clock(sent.expiresAt) })}
      </p>
      <TextField name="code" label={t('signup.CODE')} inputMode="numeric" autoComplete="one-time-code" />
      <RefusalLine fail={isLast ? undefined : fail} />
      {(isLast || (isOver && !fail)) && (
        <p role="alert" className={styles.refusal}>
          {t(isLast ? 'member.CERT_WRONG_LAST' : 'member.CERT_EXPIRED')}
        </p>
      )}
      <Button type="submit" pending={form.pending}>
        {t('signup.CODE_CHECK')}
      </Button>
      <Button look="plain" disabled={waitSeconds > 0} onClick={again}>
        {waitSeconds > 0 ? t('signup.CODE_AGAIN_IN', { seconds: waitSeconds }) : t('signup.CODE_AGAIN')}
      </Button>
      {!handOver && isSent && <p className={styles.quiet}>{t('signup.CODE_HINT')}</p>}
    </Form>
  )
}

/** The field has the focus at first; a wrong code is selected, so that typing replaces it. */
function useCodeForm({ ticket }: SentCode, handOver: (given: { ticket: string; code: string }) => Promise<unknown>) {
  const form = useForm({
    call: check,
    initial: { code: '' },
    secrets: ['code'],
    words: { code: 'signup.CODE_MISSING' },
    // Spaces in the input are ignored.
    readers: { code: (typed) => typed.replace(/\D/g, '') },
    checks: { code: ({ code }) => (code ? undefined : 'signup.CODE_MISSING') },
    send: async ({ code = '' }) => {
      await handOver({ ticket, code }).catch((error) => {
        field()?.select()
        throw error
      })
    },
  })
  const field = () => form.ref.current?.querySelector('input')
  useEffect(() => field()?.focus(), [])
  return form
}
