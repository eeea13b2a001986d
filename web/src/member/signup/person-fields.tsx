import { Postcode } from '../../address/postcode'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import styles from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import type { Proof } from '../certification/proof'
import { OtherNameField } from '../other-name-field'
import { PhoneField } from '../phone-field'

export function ContactFields({ proof }: { proof?: Proof }) {
  const t = useText()
  return (
    <>
      <TextField name="name" label={t('signup.NAME')} autoComplete="name" readOnly={!!proof?.name} />
      <OtherNameField />
      {proof?.email && <Field label={t('signup.EMAIL')} hint={t('signup.EMAIL_PROVED')} value={proof.email} readOnly />}
      {proof && !proof.email && <TextField name="email" type="email" label={t('signup.EMAIL')} autoComplete="email" />}
      <PhoneField name="phoneNo" label={t('signup.PHONE')} readOnly={!!proof?.phoneNo} />
      <TextField name="memberNo" label={t('signup.MEMBER_NO')} hint={t('signup.MEMBER_NO_HINT')} />
    </>
  )
}

export function OptionalFields({ proof }: { proof?: Proof }) {
  const t = useText()
  const genders = useCodes('Z52')
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.IF_YOU_LIKE')}</legend>
      <div className={styles.pair}>
        <TextField
          name="birthDate"
          inputMode="numeric"
          label={t('signup.BIRTH_DATE')}
          hint={t('form.DAY_HOW')}
          autoComplete="bday"
          readOnly={!!proof?.birthDate}
        />
        <SelectField
          name="gender"
          label={t('signup.GENDER')}
          options={[
            { value: '', label: t('signup.NOT_SAID') },
            ...genders.list.map(({ key, label }) => ({ value: key, label })),
          ].filter(({ value }) => !proof?.gender || value === proof.gender)}
        />
      </div>
      <Postcode label={t('signup.ZIP')} autoComplete="postal-code" />
      <TextField name="address" label={t('signup.ADDRESS')} autoComplete="address-line1" />
      <TextField name="addressDetail" label={t('signup.ADDRESS_DETAIL')} autoComplete="address-line2" />
    </fieldset>
  )
}
