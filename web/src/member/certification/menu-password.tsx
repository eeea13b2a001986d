import { password } from '@clubhouse/contract/menu'
import { type ReactNode, useState } from 'react'
import { serverNow } from '../../api/clock'
import { Queries } from '../../api/queries'
import { useCall } from '../../api/use-call'
import { TaskMain } from '../../ui/task-card'
import { Unread } from '../../ui/unread'
import { MenuPasswordForm } from './menu-password-form'

interface Props {
  menuIdx: number
  children: ReactNode
}

/** A page of a protected menu, open while the server accepts the verification. */
export default function MenuPassword(props: Props) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  )
}

function Asked({ menuIdx, children }: Props) {
  const { data, error, refetch } = useCall(password, { idx: menuIdx }, { staleTime: 0 })
  // Asked before the page opens, so that input in an open page is never lost.
  const [isOpened, setOpened] = useState(false)
  const isOpen = data !== undefined && (!data.required || Date.parse(data.until ?? '') > serverNow())
  if (isOpen && !isOpened) setOpened(true)
  if (isOpen || isOpened) return children
  return (
    <TaskMain>
      {data ? <MenuPasswordForm onProved={() => refetch()} /> : <Unread error={error} retry={refetch} />}
    </TaskMain>
  )
}
