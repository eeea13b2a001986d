import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { begin } from '@clubhouse/contract/member/certification'
import { useState } from 'react'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import styles from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field'
import { personWords } from '../person-words'
import { CodeForm } from './code-form'
import { type Proof, type SentCode, sendCode } from './proof'

interface Props {
  purpose: CertPurpose
  draft?: string
  onProved: (proof: Proof) => void
}

/** Sends a code to an address and checks it. The address can be changed until it is verified. */
export function EmailProof({ purpose, draft, onProved }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [sent, setSent] = useState<{ email: string; code: SentCode }>()
  const send = async (email: string) => setSent({ email, code: await sendCode({ clubCode, purpose, lang, email }) })
  const form = useForm({
    call: begin,
    initial: { email: '' },
    kept: draft,
    isKeptOn: true,
    words: personWords,
    checks: { email: ({ email }) => (email ? undefined : 'signup.EMAIL_MISSING') },
    given: { clubCode, purpose, lang, kind: 'EMAIL' },
    answered: (code, { email = '' }) => setSent({ email, code }),
  })
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
    <Form of={form}>
      <TextField
        name="email"
        type="email"
        label={t('signup.EMAIL')}
        hint={t('signup.EMAIL_HINT')}
        autoComplete="email"
      />
      <Refusal />
      <Button type="submit" pending={form.pending}>
        {t('signup.CODE_SEND')}
      </Button>
    </Form>
  )
}
