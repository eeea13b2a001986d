import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { serverNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/form/select'
import { monthSpan, monthsUntil } from './month-span'
import styles from './my-bookings.module.css'

const PAUSE_MS = 300

interface Filter {
  month: string
  player: string
  isSet: boolean
  /** As the call takes it. */
  asked: { keyword?: string; from?: string; to?: string }
  set: (name: 'month' | 'player', value: string) => void
}

/** Past rounds of a month, or with a player: both stand in the address. */
export function usePastFilter(): Filter {
  const [query, setQuery] = useSearchParams()
  const month = query.get('month') ?? ''
  const player = query.get('player') ?? ''
  const set: Filter['set'] = (name, value) =>
    setQuery(
      (old) => {
        if (value) old.set(name, value)
        else old.delete(name)
        for (const gone of ['page', 'booking', 'do']) old.delete(gone)
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  const asked = { keyword: player.trim() || undefined, ...monthSpan(month) }
  return { month, player, isSet: Boolean(asked.keyword || asked.from), asked, set }
}

interface PastFilterProps {
  filter: Filter
  children?: ReactNode
}

export function PastFilter({ filter: { month, player, set }, children }: PastFilterProps) {
  const t = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(player)
  useEffect(() => {
    if (typed === player) return
    const timer = setTimeout(() => set('player', typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, player, set])
  return (
    <search className={styles.filter}>
      <Field
        label={t('mypage.PAST_PLAYER')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label={t('mypage.PAST_MONTH')}
        options={[
          { value: '', label: t('mypage.PAST_ALL') },
          ...monthsUntil(format.dayOf(serverNow()), month).map((value) => ({ value, label: format.month(value) })),
        ]}
        value={month}
        onChange={({ target }) => set('month', target.value)}
      />
      {children}
    </search>
  )
}
