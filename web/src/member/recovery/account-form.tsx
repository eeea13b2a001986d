import { type FormEvent, useState } from 'react'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { CodeForm } from '../certification/code-form'
import { type Proof, prepareProof, type SentCode, sendCode } from '../certification/proof'
import { emailFault } from '../form/checks'
import styles from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { useForm } from '../form/use-form'
import { PasskeyProof } from '../passkey/passkey-proof'
import { prepareRecovery, recover } from './recover'

interface Props {
  purpose: 'PASSWORD' | 'ACTIVATE'
  /** Of somebody who has logged in already and may go no further. */
  id?: string
  onProved: (proof: Proof) => void
}

/** Whose account it is, and a code to the address of that account. Nobody learns whether there is such an account. */
export function AccountForm({ purpose, id, onProved }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [sent, setSent] = useState<SentCode>()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const form = useForm({
    fields: ['id', 'email'],
    draft: 'recover',
    checks: { id: (values) => (values.id ? undefined : 'session.MISSING_ID'), email: ({ email }) => emailFault(email) },
  })

  const send = async () => {
    const { ticket } = await recover('check', { clubCode, ...form.values() })
    setSent(await sendCode({ clubCode, purpose, lang, ticket }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!form.checked() || pending) return
    setFail(undefined)
    setPending(true)
    try {
      await send()
    } catch (error) {
      if (!form.blameBy(error)) setFail(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <form
        ref={form.ref}
        className={styles.form}
        hidden={!!sent}
        onSubmit={submit}
        onBlur={form.onBlur}
        onInput={form.onInput}
        onFocus={() => {
          prepareRecovery()
          prepareProof()
        }}
        noValidate
        method="post"
      >
        <Field
          name="id"
          label={t('session.ID')}
          maxLength={20}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={id}
          readOnly={!!id}
          error={form.wrong.id && t(form.wrong.id)}
        />
        <Field
          name="email"
          type="email"
          label={t('signup.EMAIL')}
          hint={t('recovery.EMAIL_HINT')}
          maxLength={100}
          autoComplete="email"
          error={form.wrong.email && t(form.wrong.email)}
        />
        <RefusalLine fail={fail} />
        <Button type="submit" pending={pending}>
          {t('signup.CODE_SEND')}
        </Button>
      </form>
      {!sent && <PasskeyProof purpose={purpose} onProved={onProved} />}
      {sent && (
        <div className={styles.form}>
          <CodeForm
            key={sent.ticket}
            sent={sent}
            lead={t('recovery.CODE_MAYBE_SENT')}
            sendAgain={send}
            onProved={onProved}
          />
          <Button look="bare" onClick={() => setSent(undefined)}>
            {t('recovery.OTHER_ACCOUNT')}
          </Button>
        </div>
      )}
    </>
  )
}
