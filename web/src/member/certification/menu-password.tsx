import { password } from '@clubhouse/contract/menu'
import { type ReactNode, useState } from 'react'
import { serverNow } from '../../api/clock'
import { Queries } from '../../api/queries'
import { useCall } from '../../api/use-call'
import { Loading } from '../../ui/loading'
import { TaskMain } from '../../ui/task-card'
import { Wrong } from '../../ui/wrong'
import { MenuPasswordForm } from './menu-password-form'

interface Props {
  menuIdx: number
  children: ReactNode
}

/** A page of a menu that opens after the password was given again, for as long as the server accepts that. */
export default function MenuPassword(props: Props) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  )
}

function Asked({ menuIdx, children }: Props) {
  const { data, error, refetch } = useCall(password, { idx: menuIdx }, { quiet: true, staleTime: 0 })
  // It is asked before the page opens; what is typed in an open page is never lost to a later question.
  const [isOpened, setOpened] = useState(false)
  const isOpen = data !== undefined && (!data.required || Date.parse(data.until ?? '') > serverNow())
  if (isOpen && !isOpened) setOpened(true)
  if (isOpen || isOpened) return children
  return (
    <TaskMain>
      {data ? (
        <MenuPasswordForm onProved={() => refetch()} />
      ) : error ? (
        <Wrong requestId={error.requestId} retry={() => refetch()} />
      ) : (
        <Loading />
      )}
    </TaskMain>
  )
}
