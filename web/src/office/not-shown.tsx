import type { CallFail } from '../api/call-fail'
import { Empty } from '../ui/empty'
import { Unread } from '../ui/unread'

interface Props {
  error: CallFail | null
  retry: () => void
  gone: string
  hint: string
  /** Of the skeleton. */
  lines?: number
}

/** In place of a record that was not read: it is gone, reading it failed, or it is on its way. */
export function NotShown({ error, retry, gone, hint, lines = 8 }: Props) {
  if (error?.status === 404) return <Empty title={gone}>{hint}</Empty>
  return <Unread error={error} retry={retry} lines={lines} />
}
