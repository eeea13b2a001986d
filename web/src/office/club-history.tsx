import type { HistoryCall } from '@clubhouse/contract/office/history'
import { useState } from 'react'
import { useSession } from '../session/session-store'
import { History } from './history'

interface Props {
  /** Its record is the club. */
  call: HistoryCall
  title: string
}

/** The history of a setting of the club, read when it is opened. */
export function ClubHistory({ call, title }: Props) {
  const clubIdx = useSession()?.clubIdx
  const [isOpen, setOpen] = useState(false)
  if (!clubIdx) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <History call={call} recordIdx={clubIdx} />}
    </details>
  )
}
