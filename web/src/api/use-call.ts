import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallFail } from './call-fail'
import { type AskOptions, ask } from './transport'

export { useSend } from './use-send'

interface Options<D> extends Pick<AskOptions, 'toasts' | 'waits' | '_nop_'> {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
  /** What came with the page. */
  initialData?: D
  placeholderData?: D | ((previous: D | undefined) => D | undefined)
  /** What is kept of an answer; by default what it has in common with the one before stays the same object. */
  structuralSharing?: (before: unknown, answer: unknown) => unknown
}

export const queryKey = <C extends Call>(call: C, input?: InputOf<C>) =>
  input === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, input]

/** Reads in the browser: `const { data, error, isPending } = useCall(mine, { memberIdx })`. */
export function useCall<C extends Call>(call: C, input: InputOf<C>, options: Options<DataOf<C>> = {}) {
  const { toasts, waits, _nop_, ...query } = options
  return useQuery<DataOf<C>, CallFail, DataOf<C>>({
    ...reading(call, input, { toasts, waits, _nop_ }),
    ...(query as object),
  })
}

/** The same call with several inputs. @returns what is read by now */
export function useCalls<C extends Call>(
  call: C,
  inputs: readonly InputOf<C>[],
  options: Pick<AskOptions, 'toasts' | '_nop_'>,
): DataOf<C>[] {
  const queries = inputs.map((input) => reading(call, input, options))
  return useQueries({ queries }).flatMap(({ data }) => (data === undefined ? [] : [data]))
}

/** Reads again what a page shows, however short ago it was read. @returns waits until all of the inputs are read */
export function useReadAgain<C extends Call>(call: C, options: Pick<AskOptions, 'toasts' | '_nop_'>) {
  const client = useQueryClient()
  return (inputs: readonly InputOf<C>[]) =>
    Promise.all(inputs.map((input) => client.fetchQuery({ ...reading(call, input, options), staleTime: 0 })))
}

const reading = <C extends Call>(call: C, input: InputOf<C>, options: AskOptions) => ({
  queryKey: queryKey(call, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(call, input, { signal, ...options }),
})
