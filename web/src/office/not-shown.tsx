import type { CallFail } from '../api/call-fail'
import { Empty } from '../ui/empty'
import { Loading } from '../ui/loading'
import { Wrong } from '../ui/wrong'

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
  return error ? <Wrong requestId={error.requestId} retry={retry} /> : <Loading lines={lines} />
}
