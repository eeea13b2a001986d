import { list } from '@clubhouse/contract/member/manage'
import { Suspense, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { useField } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { useSettled } from '../../../ui/form/use-settled'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'

/** React Aria is loaded only where a person is searched. */
const FindBox = part(() => import('../../../ui/form/find-box'))
const MOST = 8

/** The account of a player: searched by managers who may read members. @param member the saved one */
export function MemberField({ member }: { member?: { memberIdx?: number | null; name: string } | null }) {
  const t = useText()
  const mayFind = useMay()(list)
  const { value, type, readOnly } = useField('memberIdx')
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const name = String(member?.memberIdx) === value ? member?.name : chosen?.id === value ? chosen.name : undefined
  return (
    <div className={forms.group}>
      <p className={forms.quiet}>
        {t('hof-edit.MEMBER')}: <b>{name ?? t('hof-edit.MEMBER_NONE')}</b>
      </p>
      {value !== '' && !readOnly && (
        <div>
          <Button look="plain" size="small" onClick={() => type('')}>
            {t('hof-edit.MEMBER_UNLINK')}
          </Button>
        </div>
      )}
      {value === '' && !readOnly && mayFind && (
        <Find
          onChoose={(id, name) => {
            setChosen({ id, name })
            type(id)
          }}
        />
      )}
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
  const none = keyword === '' ? t('hof-edit.MEMBER_FIND') : data ? t('hof-edit.MEMBER_FOUND_NONE') : t('common.LOADING')
  return (
    <Suspense fallback={<Loading lines={2} />}>
      <FindBox
        label={t('hof-edit.MEMBER_FIND')}
        typed={typed}
        groups={options.length > 0 ? [{ id: 'members', title: t('hof-edit.MEMBER'), options }] : []}
        none={none}
        onType={setTyped}
        onChoose={(id) => onChoose(id, options.find((one) => one.id === id)?.label ?? '')}
      />
    </Suspense>
  )
}
