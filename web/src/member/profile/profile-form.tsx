import { change, type Profile } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCodes } from '../../code/use-codes'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Field } from '../../ui/field'
import { emailFault, nameFault, phoneFault } from '../form/checks'
import form from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { SelectField } from '../form/select-field'
import { useForm } from '../form/use-form'
import { CodeForm } from '../proof/code-form'
import { type SentCode, sendCode } from '../proof/proof'
import styles from './checked-page.module.css'

const FIELDS = [
  'name',
  'email',
  'phoneNo',
  'lang',
  'gender',
  'birthDate',
  'zipCode',
  'address',
  'addressDetail',
  'mail',
  'sms',
  'push',
] as const
/** What needs a code by e-mail to be changed. */
const PROVED = ['name', 'email', 'phoneNo'] as const
const WAYS = ['mail', 'sms', 'push'] as const

interface Props {
  profile: Profile
  onSaved: () => void
}

/** Name, address and wishes. A new name, e-mail or phone number is confirmed by a code to the e-mail address. */
export function ProfileForm({ profile, onSaved }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang, langs } = useLanguage()
  const genders = useCodes('Z52')
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const [sent, setSent] = useState<{ email: string; code: SentCode }>()
  const { ref, wrong, values, checked, blameBy, onBlur, onInput } = useForm({
    fields: FIELDS,
    checks: {
      name: (now) => nameFault(now.name),
      email: (now) => emailFault(now.email),
      phoneNo: (now) => phoneFault(now.phoneNo),
    },
  })
  const words = (field: (typeof FIELDS)[number]) => (wrong[field] ? t(wrong[field]) : undefined)

  const send = async (email: string) =>
    setSent({ email, code: await sendCode({ clubCode, purpose: 'PROFILE', lang, email }) })

  async function save(certToken?: string) {
    const now = values()
    const proved = PROVED.filter((field) => now[field] !== profile[field]).map((field) => [field, now[field]])
    await ask(
      change,
      {
        version: profile.version,
        certToken,
        ...Object.fromEntries(proved),
        lang: now.lang,
        gender: now.gender || null,
        birthDate: now.birthDate || null,
        zipCode: now.zipCode,
        address: now.address,
        addressDetail: now.addressDetail,
        marketing: { mail: now.mail === 'on', sms: now.sms === 'on', push: now.push === 'on' },
      },
      { quiet: true },
    )
    toast(t('profile.SAVED'), { type: 'success' })
    setSent(undefined)
    onSaved()
  }

  async function attempt(act: () => Promise<void>) {
    setFail(undefined)
    setPending(true)
    try {
      await act()
    } catch (error) {
      if (error instanceof CallFail && error.code === 'CERT_EXPIRED') setSent(undefined)
      if (!blameBy(error)) setFail(error)
    } finally {
      setPending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const now = checked()
    if (!now || pending) return
    const needsProof = PROVED.some((field) => now[field] !== profile[field])
    attempt(() => (needsProof ? send(now.email) : save()))
  }

  return (
    <section className={styles.section} aria-labelledby="about-me">
      <h2 id="about-me">{t('profile.ABOUT_ME')}</h2>
      <form
        ref={ref}
        className={form.form}
        onSubmit={submit}
        onBlur={onBlur}
        onInput={onInput}
        noValidate
        hidden={!!sent}
        method="post"
      >
        <div className={form.pair}>
          <Field label={t('session.ID')} value={profile.id} readOnly />
          {profile.memberNo && <Field label={t('profile.MEMBER_NO')} value={profile.memberNo} readOnly />}
        </div>
        <Field
          name="name"
          label={t('signup.NAME')}
          maxLength={60}
          autoComplete="name"
          defaultValue={profile.name}
          error={words('name')}
        />
        <div className={form.pair}>
          <Field
            name="email"
            type="email"
            label={t('signup.EMAIL')}
            maxLength={100}
            autoComplete="email"
            defaultValue={profile.email}
            error={words('email')}
          />
          <Field
            name="phoneNo"
            type="tel"
            label={t('signup.PHONE')}
            maxLength={19}
            autoComplete="tel"
            defaultValue={profile.phoneNo}
            error={words('phoneNo')}
          />
        </div>
        <p className={form.quiet}>{t('profile.PROOF_HINT')}</p>
        <div className={form.pair}>
          <Field
            name="birthDate"
            type="date"
            label={t('signup.BIRTH_DATE')}
            autoComplete="bday"
            defaultValue={profile.birthDate ?? ''}
            error={words('birthDate')}
          />
          <SelectField
            key={genders.isLoaded ? 'there' : 'to come'}
            name="gender"
            label={t('signup.GENDER')}
            defaultValue={profile.gender ?? ''}
            options={[
              { value: '', label: t('signup.NOT_SAID') },
              ...genders.list.map(({ key, label }) => ({ value: key, label })),
              ...(profile.gender && !genders.isLoaded ? [{ value: profile.gender, label: '…' }] : []),
            ]}
          />
        </div>
        <Field
          name="zipCode"
          label={t('signup.ZIP')}
          maxLength={10}
          autoComplete="postal-code"
          defaultValue={profile.zipCode}
          error={words('zipCode')}
        />
        <Field
          name="address"
          label={t('signup.ADDRESS')}
          maxLength={200}
          autoComplete="address-line1"
          defaultValue={profile.address}
          error={words('address')}
        />
        <Field
          name="addressDetail"
          label={t('signup.ADDRESS_DETAIL')}
          maxLength={100}
          autoComplete="address-line2"
          defaultValue={profile.addressDetail}
          error={words('addressDetail')}
        />
        <SelectField
          name="lang"
          label={t('profile.LANG')}
          defaultValue={profile.lang}
          options={langs.map((one) => ({ value: one, label: nameOf(one) }))}
        />
        <fieldset className={form.group}>
          <legend>{t('profile.NEWS')}</legend>
          {WAYS.map((way) => (
            <label key={way} className={form.choice}>
              <input type="checkbox" name={way} defaultChecked={profile.marketing[way]} />
              {t(`profile.NEWS_${way.toUpperCase()}`)}
            </label>
          ))}
        </fieldset>
        <RefusalLine fail={fail} />
        <div className={styles.save}>
          <Button type="submit" pending={pending}>
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
            onProved={({ certToken }) => attempt(() => save(certToken))}
          />
          <RefusalLine fail={fail} />
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
