import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { useParams } from 'react-router'
import { useCall, useCalls, useReadAgain } from '../../api/use-call'
import { useOnceWhole } from '../../api/use-once-whole'

const NUMBER = /^[1-9]\d{0,14}$/
const LOUD = { toasts: 'all' } as const

/** The post of an office page's URL: its number, or `new`; with the same post in its other languages, where it has such. */
export function useAskedPost<C extends BoardCalls['one']>(one: C) {
  const { idx = '' } = useParams()
  const isNew = idx === 'new'
  const number = NUMBER.test(idx) ? Number(idx) : undefined
  const read = useCall<Call>(one, { idx: number ?? 1 }, { enabled: number !== undefined })
  const post = isNew ? undefined : (read.data as DataOf<C> | undefined)
  const others = useCalls(one, numbersOf(post) as InputOf<C>[], LOUD)
  const readAgain = useReadAgain(one, LOUD)
  const isWhole = post !== undefined && others.length === numbersOf(post).length
  const isReady = useOnceWhole(isWhole, post && number)
  return {
    isNew,
    post,
    /** In other languages. */
    others,
    error: read.error,
    refetch: async () => {
      const { data } = await read.refetch()
      await readAgain(numbersOf(data) as InputOf<C>[])
    },
    isMissing: read.error?.status === 404 || read.error?.status === 403 || (!isNew && number === undefined),
    isReady: isNew || isReady,
  }
}

const numbersOf = (post: unknown): { idx: number }[] =>
  ((post as { others?: readonly { idx: number }[] } | undefined)?.others ?? []).map(({ idx }) => ({ idx }))

export type AskedPost = ReturnType<typeof useAskedPost>
