import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Call, DataOf } from '@clubhouse/contract/call'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '../../api/use-call'

const NUMBER = /^[1-9]\d{0,14}$/

/** The post of an office page's URL: its number; or `new`, with the number of another that it begins from. */
export function useAskedPost<C extends BoardCalls['one']>(one: C) {
  const { idx = '' } = useParams()
  const [query] = useSearchParams()
  const isNew = idx === 'new'
  const asked = (isNew ? query.get('other') : idx) ?? ''
  const number = NUMBER.test(asked) ? Number(asked) : undefined
  const read = useCall<Call>(one, { idx: number ?? 1 }, { enabled: number !== undefined })
  const data = read.data as DataOf<C> | undefined
  return {
    query,
    isNew,
    /** The post, or the one that a new post begins from. */
    data,
    post: isNew ? undefined : data,
    error: read.error,
    refetch: read.refetch,
    isMissing: read.error?.status === 404 || read.error?.status === 403 || (!isNew && number === undefined),
    isReady: data !== undefined || (isNew && number === undefined),
  }
}

export type AskedPost = ReturnType<typeof useAskedPost>
