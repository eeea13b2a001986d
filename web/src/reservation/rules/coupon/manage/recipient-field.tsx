import { useState } from 'react'
import { useText } from '../../../../language/use-text'
import { FindMember } from '../../../../office/find-member'
import { Button } from '../../../../ui/button'
import { FieldError } from '../../../../ui/field-error'
import { useField } from '../../../../ui/form/form'
import forms from '../../../../ui/form/form.module.css'

/** The member who gets the coupon: searched, then shown. */
export function RecipientField() {
  const t = useText()
  const { value, type, error } = useField('recipient')
  const [name, setName] = useState('')
  if (value !== '')
    return (
      <div className={forms.group}>
        <p>
          {t('coupon.MEMBER')}: <b>{name}</b>
        </p>
        <Button look="plain" size="small" onClick={() => type('')}>
          {t('coupon.MEMBER_OTHER')}
        </Button>
      </div>
    )
  return (
    <div className={forms.group}>
      <FindMember
        title={t('coupon.MEMBER')}
        label={t('coupon.MEMBER_FIND')}
        none={t('coupon.MEMBER_NONE')}
        onChoose={(id, chosen) => {
          setName(chosen)
          type(id)
        }}
      />
      {error && <FieldError id="recipient-missing">{error}</FieldError>}
    </div>
  )
}
