import { Loading } from './loading'
import { Wrong } from './wrong'

interface Props {
  error: { requestId?: string } | null | undefined
  retry: () => unknown
  /** Of the skeleton. */
  lines?: number
}

/** In place of what was not read: reading it failed, or it is on its way. */
export function Unread({ error, retry, lines }: Props) {
  return error ? <Wrong requestId={error.requestId} retry={() => retry()} /> : <Loading lines={lines} />
}
