import { Suspense, useState } from 'react'
import { useText } from '../../../language/use-text'
import { Field } from '../../../ui/field'
import { part } from '../../../ui/part'
import { failText } from '../../hold/refusal-text'
import type { Known } from './known'
import { useMemberSearch, type When } from './use-member-search'

/** React Aria is loaded only where a person is searched. */
const SearchBox = part(() => import('../../../ui/form/search-box'))

interface Props {
  name?: string
  known: readonly Known[]
  when?: When
  error?: string
  autoFocus?: boolean
  onChoose: (member: Known) => void
  onLeave?: () => void
}

/** Finds a member: buddies and others that are known by name, strangers by what identifies them. */
export function MemberSearch({ name, known, when, error, autoFocus, onChoose, onLeave }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isEntered, setEntered] = useState(false)
  const { found, isBusy, fail } = useMemberSearch(typed, known, when)
  const missing = isBusy ? t('reservation.MEMBER_SEARCHING') : t('reservation.MEMBER_NONE')
  const none = typed.trim() ? missing : t('reservation.MEMBER_HOW')
  const words = { name, label: t('reservation.MEMBER_PICK'), hint: t('reservation.MEMBER_HOW'), error }
  return (
    <Suspense
      fallback={<Field {...words} readOnly onFocus={() => setEntered(true)} onBlur={() => setEntered(false)} />}
    >
      <SearchBox
        {...words}
        // A person who is in the field while its list loads stays in it.
        autoFocus={autoFocus || isEntered}
        typed={typed}
        options={found.map((one) => ({
          value: String(one.memberIdx),
          label: one.name,
          blocked: one.free ? undefined : t('reservation.MEMBER_BUSY'),
        }))}
        none={fail ? failText(t, fail) : none}
        onType={setTyped}
        onChoose={(value) => {
          const member = found.find(({ memberIdx }) => String(memberIdx) === value)
          if (!member) return
          setTyped('')
          onChoose({ memberIdx: member.memberIdx, name: member.name })
        }}
        onLeave={onLeave}
      />
    </Suspense>
  )
}
