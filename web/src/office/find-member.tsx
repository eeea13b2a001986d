import { list } from '@clubhouse/contract/member/manage'
import { Suspense, useState } from 'react'
import { useCall } from '../api/use-call'
import { useText } from '../language/use-text'
import { useSettled } from '../ui/form/use-settled'
import { Loading } from '../ui/loading'
import { part } from '../ui/part'

/** React Aria is loaded only where a person is searched. */
const FindBox = part(() => import('../ui/form/find-box'))
const MOST = 8

interface Props {
  /** Above what was found. */
  title: string
  label: string
  none: string
  onChoose: (id: string, name: string) => void
}

/** A field that searches the members, for managers who may read them. */
export function FindMember({ title, label, none, onChoose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const { data } = useCall(list, { keyword, size: MOST }, { enabled: keyword !== '', _nop_: true })
  const options = (keyword === '' ? [] : (data?.list ?? [])).map(({ memberIdx, name, memberNo, id }) => ({
    id: String(memberIdx),
    label: name,
    detail: memberNo ?? id,
  }))
  return (
    <Suspense fallback={<Loading lines={2} />}>
      <FindBox
        label={label}
        typed={typed}
        groups={options.length > 0 ? [{ id: 'members', title, options }] : []}
        none={keyword === '' ? label : data ? none : t('common.LOADING')}
        onType={setTyped}
        onChoose={(id) => onChoose(id, options.find((one) => one.id === id)?.label ?? '')}
      />
    </Suspense>
  )
}
