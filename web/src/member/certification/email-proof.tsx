import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { type FormEvent, useState } from 'react'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { emailFault } from '../form/checks'
import styles from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { useForm } from '../form/use-form'
import { CodeForm } from './code-form'
import { type Proof, prepareProof, type SentCode, sendCode } from './proof'

interface Props {
  purpose: CertPurpose
  draft?: string
  onProved: (proof: Proof) => void
}

/** A code to an address, and the code back. The address can be changed as long as it is not proved. */
export function EmailProof({ purpose, draft, onProved }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [sent, setSent] = useState<{ email: string; code: SentCode }>()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const form = useForm({ fields: ['email'], checks: { email: ({ email }) => emailFault(email) }, draft })

  const send = async (email: string) => setSent({ email, code: await sendCode({ clubCode, purpose, lang, email }) })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = form.checked()
    if (!values || pending) return
    setFail(undefined)
    setPending(true)
    try {
      await send(values.email)
    } catch (error) {
      if (!form.blameBy(error)) setFail(error)
    } finally {
      setPending(false)
    }
  }

  if (sent) {
    return (
      <div className={styles.form}>
        <CodeForm
          key={sent.code.ticket}
          sent={sent.code}
          email={sent.email}
          sendAgain={() => send(sent.email)}
          onProved={onProved}
        />
        <Button look="bare" onClick={() => setSent(undefined)}>
          {t('signup.EMAIL_OTHER')}
        </Button>
      </div>
    )
  }
  return (
    <form
      ref={form.ref}
      className={styles.form}
      onSubmit={submit}
      onBlur={form.onBlur}
      onInput={form.onInput}
      onFocus={prepareProof}
      noValidate
      method="post"
    >
      <Field
        name="email"
        type="email"
        label={t('signup.EMAIL')}
        hint={t('signup.EMAIL_HINT')}
        autoComplete="email"
        maxLength={100}
        error={form.wrong.email && t(form.wrong.email)}
      />
      <RefusalLine fail={fail} />
      <Button type="submit" pending={pending}>
        {t('signup.CODE_SEND')}
      </Button>
    </form>
  )
}
