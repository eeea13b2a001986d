import { change, type Profile } from '@clubhouse/contract/member/profile'
import { useState } from 'react'
import { useLeaveQuestion } from '../../form/leave-question'
import { Refusal } from '../../form/refusal'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { CodeForm } from '../certification/code-form'
import { type SentCode, sendCode } from '../certification/proof'
import { otherNameFault } from '../other-name-field'
import styles from './checked-page.module.css'
import { AddressFields, NewsFields, PersonFields } from './profile-fields'
import { ProfileSave } from './profile-save'
import { needsProof, profileOf } from './profile-values'

interface Props {
  profile: Profile
  refresh: () => Promise<unknown>
}

/** Name, contact and preferences. A new name, email or phone number is verified by a code to the email address. */
export function ProfileForm({ profile, refresh }: Props) {
  const t = useText()
  const proof = useCodeByEmail()
  const saved = profileOf(profile)
  const form = useForm({
    call: change,
    saved,
    words: {
      name: { missing: 'signup.NAME_MISSING', wrong: 'signup.NAME_WRONG' },
      otherName: 'signup.NAME_WRONG',
      email: { missing: 'signup.EMAIL_MISSING', wrong: 'signup.EMAIL_WRONG' },
      phoneNo: { missing: 'signup.PHONE_MISSING', wrong: 'signup.PHONE_WRONG' },
      birthDate: 'signup.BIRTH_DATE_WRONG',
    },
    checks: { otherName: otherNameFault },
    before: async (values, more) => {
      if ('certToken' in more || !needsProof(values, saved)) return true
      await proof.send(String(values.email).trim())
      return false
    },
    given: { version: profile.version },
    refresh,
  })
  useLeaveQuestion(form.changed.length > 0)
  const showSaved = () => toast(t('common.SAVED'), { type: 'success' })
  return (
    <section className={styles.section} aria-labelledby="about-me">
      <h2 id="about-me">{t('profile.ABOUT_ME')}</h2>
      <Form of={form} hidden={!!proof.sent} onSaved={showSaved}>
        <PersonFields profile={profile} />
        <AddressFields />
        <NewsFields profile={profile} />
        {proof.fail ? <RefusalLine fail={proof.fail} /> : <Refusal />}
        <ProfileSave form={form} pending={proof.isSending || form.pending} />
      </Form>
      {proof.sent && (
        <div className={forms.form}>
          <CodeForm
            key={proof.sent.code.ticket}
            sent={proof.sent.code}
            email={proof.sent.email}
            sendAgain={proof.sendAgain}
            onProved={async ({ certToken }) => {
              proof.back()
              if (await form.save({ certToken })) showSaved()
            }}
          />
          <Button look="bare" onClick={proof.back}>
            {t('profile.BACK_TO_FORM')}
          </Button>
        </div>
      )}
    </section>
  )
}

function useCodeByEmail() {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [sent, setSent] = useState<{ email: string; code: SentCode }>()
  const [fail, setFail] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const ask = async (email: string) =>
    setSent({ email, code: await sendCode({ clubCode, purpose: 'PROFILE', lang, email }) })
  return {
    sent,
    fail,
    isSending,
    send: async (email: string) => {
      if (isSending) return
      setFail(undefined)
      setSending(true)
      await ask(email).catch(setFail)
      setSending(false)
    },
    sendAgain: () => ask(sent?.email ?? ''),
    back: () => setSent(undefined),
  }
}
