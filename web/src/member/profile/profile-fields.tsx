import type { Profile } from '@clubhouse/contract/member/profile'
import { Postcode } from '../../address/postcode'
import { useLanguage, useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import { ChoiceField } from '../../ui/form/choice-field'
import { useField } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { BirthDateField } from '../birth-date-field'
import { OtherNameField } from '../other-name-field'
import { PhoneField } from '../phone-field'
import { WAYS } from './profile-values'
import { useCodeOptions } from './use-code-options'

export function PersonFields({ profile }: { profile: Profile }) {
  const t = useText()
  const genders = useCodeOptions('Z52', useField('gender').saved)
  return (
    <>
      <div className={forms.pair}>
        <Field label={t('session.ID')} value={profile.id} readOnly />
        {profile.memberNo && <Field label={t('profile.MEMBER_NO')} value={profile.memberNo} readOnly />}
      </div>
      <TextField name="name" label={t('signup.NAME')} autoComplete="name" />
      <OtherNameField />
      <div className={forms.pair}>
        <TextField name="email" type="email" label={t('signup.EMAIL')} autoComplete="email" />
        <PhoneField name="phoneNo" label={t('signup.PHONE')} />
      </div>
      <p className={forms.quiet}>{t('profile.PROOF_HINT')}</p>
      <div className={forms.pair}>
        <BirthDateField />
        <SelectField name="gender" label={t('signup.GENDER')} options={genders} />
      </div>
    </>
  )
}

export function AddressFields() {
  const t = useText()
  return (
    <>
      <Postcode label={t('signup.ZIP')} autoComplete="postal-code" />
      <TextField name="address" label={t('signup.ADDRESS')} autoComplete="address-line1" />
      <TextField name="addressDetail" label={t('signup.ADDRESS_DETAIL')} autoComplete="address-line2" />
    </>
  )
}

/** Text messages are asked about only where the club sends news by them, or where the member agreed to them before. */
export function NewsFields({ profile: { news, marketing } }: { profile: Profile }) {
  const t = useText()
  const ways = WAYS.filter((way) => way !== 'sms' || news.byText || marketing.sms)
  const { langs } = useLanguage()
  return (
    <>
      <SelectField
        name="lang"
        label={t('profile.LANG')}
        options={langs.map((one) => ({ value: one, label: nameOf(one) }))}
      />
      <fieldset className={forms.group} id="news">
        <legend>{t('profile.NEWS')}</legend>
        <p className={forms.quiet}>{t('profile.NEWS_MOST', { count: news.perMonth })}</p>
        {ways.map((way) => (
          <ChoiceField
            key={way}
            name={`marketing.${way}`}
            label={t(`profile.NEWS_${way.toUpperCase()}`)}
            hint={way === 'sms' ? t('profile.NEWS_SMS_HINT') : undefined}
          />
        ))}
      </fieldset>
    </>
  )
}

const nameOf = (lang: string) => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
