import { members } from '@clubhouse/contract/reservation/desk/desk'
import { Suspense, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { useSettled } from '../../../ui/form/use-settled'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import styles from './desk-panel.module.css'

/** React Aria is loaded only where a person is searched. */
const FindBox = part(() => import('../../../ui/form/find-box'))

interface Props {
  memberIdx?: number
  onChoose: (memberIdx: number | undefined) => void
}

/** The member for whom is booked: searched, then shown. */
export function DeskMember({ memberIdx, onChoose }: Props) {
  const t = useText()
  const { data } = useCall(members, { memberIdx }, { enabled: memberIdx !== undefined })
  if (memberIdx === undefined) return <Find onChoose={onChoose} />
  return (
    <p className={styles.chosen}>
      <b>{data?.[0]?.name}</b>
      <Button look="plain" size="small" onClick={() => onChoose(undefined)}>
        {t('desk.MEMBER_CHANGE')}
      </Button>
    </p>
  )
}

function Find({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useText()
  const types = useCodes('702')
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const { data } = useCall(members, { keyword }, { enabled: keyword !== '', _nop_: true })
  const found = keyword === '' ? [] : (data ?? [])
  const options = found.map((one) => ({
    id: String(one.memberIdx),
    label: one.name,
    detail: [types.label(one.memberType), one.memberNo].filter(Boolean).join(' · '),
  }))
  const none = keyword === '' ? t('desk.MEMBER_FIND') : data ? t('desk.MEMBER_NONE') : t('common.LOADING')
  return (
    <Suspense fallback={<Loading lines={2} />}>
      <FindBox
        label={t('desk.MEMBER_FIND')}
        typed={typed}
        groups={options.length > 0 ? [{ id: 'members', title: t('desk.MEMBER'), options }] : []}
        none={none}
        onType={setTyped}
        onChoose={(id) => onChoose(Number(id))}
      />
    </Suspense>
  )
}
