import { useLayoutEffect, useRef } from 'react'
import { Postcode } from '../../address/postcode'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import { useForms } from '../../ui/form/form'
import styles from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { BirthDateField } from '../birth-date-field'
import type { Proof } from '../certification/proof'
import { OtherNameField } from '../other-name-field'
import { PhoneField } from '../phone-field'
import steps from './signup-steps.module.css'

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

const OPTIONAL = ['birthDate', 'gender', 'zipCode', 'address', 'addressDetail']

/** Folded, unless one of them has a value or is wrong. */
export function OptionalFields({ proof }: { proof?: Proof }) {
  const t = useText()
  const genders = useCodes('Z52')
  return (
    <details ref={useUnfolding()} className={steps.more}>
      <summary>{t('signup.MORE')}</summary>
      <div className={styles.group}>
        <div className={styles.pair}>
          <BirthDateField readOnly={!!proof?.birthDate} />
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
      </div>
    </details>
  )
}

/** Opens the fold and never closes it, so that nothing typed or wrong is hidden from the person who did not fold it. */
function useUnfolding() {
  const fold = useRef<HTMLDetailsElement>(null)
  const [form] = useForms()
  const isFilled = OPTIONAL.some((field) => form?.values[field])
  const wrong = form?.wrong
  useLayoutEffect(() => {
    if (isFilled) fold.current!.open = true
  }, [isFilled])
  useLayoutEffect(() => {
    if (wrong && OPTIONAL.some((field) => wrong[field])) fold.current!.open = true
  }, [wrong])
  return fold
}
