import type { InputOf } from '@clubhouse/contract/call'
import { check } from '@clubhouse/contract/member/recovery'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import styles from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field'
import { CodeForm } from '../certification/code-form'
import { type Proof, type SentCode, sendCode } from '../certification/proof'
import { PasskeyProof } from '../passkey/passkey-proof'
import { personWords } from '../person-words'

interface Props {
  purpose: 'PASSWORD' | 'ACTIVATE'
  id?: string
  onProved: (proof: Proof) => void
}

/** Identifies an account and sends a code to its address. The answer does not reveal whether the account exists. */
export function AccountForm({ purpose, id, onProved }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [sent, setSent] = useState<SentCode>()
  const form = useForm({
    call: check,
    initial: { id: id ?? '', email: '' },
    kept: id ? undefined : 'recover',
    isKeptOn: true,
    words: { ...personWords, id: 'session.MISSING_ID' },
    given: { clubCode },
    answered: async ({ ticket }) => setSent(await sendCode({ clubCode, purpose, lang, ticket })),
  })
  // A ticket is of an account and an address, and each code has a ticket of its own.
  const sendAgain = async () => {
    const { ticket } = await ask(check, { clubCode, ...form.input() } as InputOf<typeof check>)
    setSent(await sendCode({ clubCode, purpose, lang, ticket }))
  }
  return (
    <>
      <Form of={form} hidden={!!sent}>
        <TextField
          name="id"
          label={t('session.ID')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!!id}
        />
        <TextField
          name="email"
          type="email"
          label={t('signup.EMAIL')}
          hint={t('recovery.EMAIL_HINT')}
          autoComplete="email"
        />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('signup.CODE_SEND')}
        </Button>
      </Form>
      {!sent && <PasskeyProof purpose={purpose} onProved={onProved} />}
      {sent && (
        <div className={styles.form}>
          <CodeForm
            key={sent.ticket}
            sent={sent}
            lead={t('recovery.CODE_MAYBE_SENT')}
            sendAgain={sendAgain}
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
