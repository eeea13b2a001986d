import { change, type Profile } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { ask } from '../../api/transport'
import type { Values } from '../../form/draft'
import { DraftChoice, DraftField, DraftSelect } from '../../form/draft-field'
import { DraftRefusal } from '../../form/draft-refusal'
import { useDraft } from '../../form/use-draft'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Field } from '../../ui/field'
import { CodeForm } from '../certification/code-form'
import { type SentCode, sendCode } from '../certification/proof'
import { emailFault, nameFault, phoneFault } from '../form/checks'
import form from '../form/form.module.css'
import styles from './checked-page.module.css'
import { needsProof, profileChanges, profileOf, WAYS } from './profile-values'
import { useCodeOptions } from './use-code-options'

interface Props {
  profile: Profile
  refresh: () => Promise<unknown>
}

/** Name, address and wishes. A new name, email or phone number is confirmed by a code to the email address. */
export function ProfileForm({ profile, refresh }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang, langs } = useLanguage()
  const [sendFail, setSendFail] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<{ email: string; code: SentCode }>()
  const sendWith = (certToken?: string) => (changes: Values) =>
    ask(change, { ...profileChanges(changes), version: profile.version, certToken }, { quiet: true })
  const draft = useDraft({
    saved: profileOf(profile),
    checks: {
      name: ({ name }) => nameFault(String(name).trim()),
      email: ({ email }) => emailFault(String(email).trim()),
      phoneNo: ({ phoneNo }) => phoneFault(String(phoneNo).trim()),
    },
    send: sendWith(),
    refresh,
  })
  const genders = useCodeOptions('Z52', draft.saved.gender)

  const send = async (email: string) =>
    setSent({ email, code: await sendCode({ clubCode, purpose: 'PROFILE', lang, email }) })

  async function save(certToken?: string) {
    setSent(undefined)
    if (await draft.save(sendWith(certToken))) toast(t('profile.SAVED'), { type: 'success' })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending || !draft.check()) return
    setSendFail(undefined)
    if (!needsProof(draft.values, draft.saved)) return save()
    setSending(true)
    await send(String(draft.values.email).trim()).catch(setSendFail)
    setSending(false)
  }

  return (
    <section className={styles.section} aria-labelledby="about-me">
      <h2 id="about-me">{t('profile.ABOUT_ME')}</h2>
      <form ref={draft.form} className={form.form} onSubmit={submit} noValidate hidden={!!sent} method="post">
        <div className={form.pair}>
          <Field label={t('session.ID')} value={profile.id} readOnly />
          {profile.memberNo && <Field label={t('profile.MEMBER_NO')} value={profile.memberNo} readOnly />}
        </div>
        <DraftField form={draft} name="name" label={t('signup.NAME')} maxLength={60} autoComplete="name" />
        <div className={form.pair}>
          <DraftField
            form={draft}
            name="email"
            type="email"
            label={t('signup.EMAIL')}
            maxLength={100}
            autoComplete="email"
          />
          <DraftField
            form={draft}
            name="phoneNo"
            type="tel"
            label={t('signup.PHONE')}
            maxLength={19}
            autoComplete="tel"
          />
        </div>
        <p className={form.quiet}>{t('profile.PROOF_HINT')}</p>
        <div className={form.pair}>
          <DraftField form={draft} name="birthDate" type="date" label={t('signup.BIRTH_DATE')} autoComplete="bday" />
          <DraftSelect form={draft} name="gender" label={t('signup.GENDER')} options={genders} />
        </div>
        <DraftField form={draft} name="zipCode" label={t('signup.ZIP')} maxLength={10} autoComplete="postal-code" />
        <DraftField
          form={draft}
          name="address"
          label={t('signup.ADDRESS')}
          maxLength={200}
          autoComplete="address-line1"
        />
        <DraftField
          form={draft}
          name="addressDetail"
          label={t('signup.ADDRESS_DETAIL')}
          maxLength={100}
          autoComplete="address-line2"
        />
        <DraftSelect
          form={draft}
          name="lang"
          label={t('profile.LANG')}
          options={langs.map((one) => ({ value: one, label: nameOf(one) }))}
        />
        <fieldset className={form.group}>
          <legend>{t('profile.NEWS')}</legend>
          {WAYS.map((way) => (
            <DraftChoice key={way} form={draft} name={way} label={t(`profile.NEWS_${way.toUpperCase()}`)} />
          ))}
        </fieldset>
        <DraftRefusal fail={sendFail ?? draft.fail} />
        <div className={styles.save}>
          <Button type="submit" pending={isSending || draft.pending}>
            {t('profile.SAVE')}
          </Button>
        </div>
      </form>
      {sent && (
        <div className={form.form}>
          <CodeForm
            key={sent.code.ticket}
            sent={sent.code}
            email={sent.email}
            sendAgain={() => send(sent.email)}
            onProved={({ certToken }) => save(certToken)}
          />
          <Button look="bare" onClick={() => setSent(undefined)}>
            {t('profile.BACK_TO_FORM')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A language in its own words. */
const nameOf = (lang: string) => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
