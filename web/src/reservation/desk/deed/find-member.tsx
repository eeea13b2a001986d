import { members } from '@clubhouse/contract/reservation/desk/desk'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import fields from '../../../ui/field.module.css'
import { useSettled } from '../../../ui/form/use-settled'
import { part } from '../../../ui/part'

/** React Aria is loaded only where a person is searched. */
const FindBox = part(() => import('../../../ui/form/find-box'))

interface Props {
  label: string
  /** What was typed before. */
  first?: string
  autoFocus?: boolean
  onMember: (memberIdx: number, name: string, typed: string) => void
  /** Offers what is typed as the name of a guest. */
  onGuest?: (typed: string) => void
  /** What is typed, once it is known that no member is meant; else nothing. */
  onNobody?: (typed: string) => void
}

/** An option beside the numbers of members. */
const GUEST = 'guest'

/** Finds a member by what a caller says. What is typed while the search is still loading stays. */
export function FindMember({ label, first = '', autoFocus, onMember, onGuest, onNobody }: Props) {
  const t = useText()
  const types = useCodes('702')
  const [typed, setTyped] = useState(first)
  const wanted = typed.trim()
  const keyword = useSettled(wanted)
  const { data } = useCall(members, { keyword }, { enabled: keyword !== '', _nop_: true })
  const found = keyword === '' ? [] : (data ?? [])
  const options = found.map((one) => ({
    id: String(one.memberIdx),
    label: one.name,
    detail: [types.label(one.memberType), one.memberNo].filter(Boolean).join(' · '),
  }))
  // Only when it is known who else is meant: Enter takes the first.
  const mayBeGuest = onGuest && data && keyword === wanted && /\p{L}/u.test(wanted)
  const nobody = mayBeGuest && options.length === 0 ? wanted : ''
  useEffect(() => onNobody?.(nobody), [nobody])
  const groups = [
    ...(options.length > 0 ? [{ id: 'members', title: t('desk.MEMBER'), options }] : []),
    ...(mayBeGuest ? [{ id: 'guests', title: t('desk.GUEST'), options: [{ id: GUEST, label: wanted }] }] : []),
  ]
  const none = keyword === '' ? t('desk.MEMBER_FIND') : data ? t('desk.MEMBER_NONE') : t('common.LOADING')
  const choose = (id: string) => {
    if (id === GUEST) return onGuest?.(wanted)
    onMember(Number(id), found.find(({ memberIdx }) => String(memberIdx) === id)?.name ?? '', wanted)
  }
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!autoFocus) return
    // A search that is loaded already stands there before its dialog is open.
    const frame = requestAnimationFrame(() => line.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const loading = (
    <input
      ref={(input) => {
        // What a dialog that opens gives the focus to.
        if (autoFocus) input?.setAttribute('autofocus', '')
      }}
      className={fields.input}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
  return (
    <div ref={line}>
      <Suspense fallback={loading}>
        <FindBox
          label={label}
          typed={typed}
          groups={groups}
          first={data && keyword === wanted ? groups[0]?.options[0]?.id : undefined}
          none={none}
          autoFocus={autoFocus}
          onType={setTyped}
          onChoose={choose}
        />
      </Suspense>
    </div>
  )
}
