import { list } from '@clubhouse/contract/member/manage'
import { Suspense, useState } from 'react'
import { useCall } from '../../../../api/use-call'
import { useText } from '../../../../language/use-text'
import { Button } from '../../../../ui/button'
import { FieldError } from '../../../../ui/field-error'
import { useField } from '../../../../ui/form/form'
import forms from '../../../../ui/form/form.module.css'
import { useSettled } from '../../../../ui/form/use-settled'
import { Loading } from '../../../../ui/loading'
import { part } from '../../../../ui/part'

/** React Aria is loaded only where a person is searched. */
const FindBox = part(() => import('../../../../ui/form/find-box'))
const MOST = 8

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
      <Find
        onChoose={(id, chosen) => {
          setName(chosen)
          type(id)
        }}
      />
      {error && <FieldError id="recipient-missing">{error}</FieldError>}
    </div>
  )
}

function Find({ onChoose }: { onChoose: (id: string, name: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const { data } = useCall(list, { keyword, size: MOST }, { enabled: keyword !== '', _nop_: true })
  const options = (keyword === '' ? [] : (data?.list ?? [])).map(({ memberIdx, name, memberNo, id }) => ({
    id: String(memberIdx),
    label: name,
    detail: memberNo ?? id,
  }))
  const none = keyword === '' ? t('coupon.MEMBER_FIND') : data ? t('coupon.MEMBER_NONE') : t('common.LOADING')
  return (
    <Suspense fallback={<Loading lines={2} />}>
      <FindBox
        label={t('coupon.MEMBER_FIND')}
        typed={typed}
        groups={options.length > 0 ? [{ id: 'members', title: t('coupon.MEMBER'), options }] : []}
        none={none}
        onType={setTyped}
        onChoose={(id) => onChoose(id, options.find((one) => one.id === id)?.label ?? '')}
      />
    </Suspense>
  )
}
