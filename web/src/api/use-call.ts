import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { useQuery } from '@tanstack/react-query'
import type { CallFail } from './call-fail'
import { type AskOptions, ask } from './transport'

export { useSend } from './use-send'

interface Options<D> extends Pick<AskOptions, 'toasts' | '_nop_'> {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
  placeholderData?: D | ((previous: D | undefined) => D | undefined)
}

export const queryKey = <C extends Call>(call: C, input?: InputOf<C>) =>
  input === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, input]

/** Reads in the browser: `const { data, error, isPending } = useCall(mine, { memberIdx })`. */
export function useCall<C extends Call>(call: C, input: InputOf<C>, options: Options<DataOf<C>> = {}) {
  const { toasts, _nop_, ...query } = options
  return useQuery<DataOf<C>, CallFail, DataOf<C>>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => ask(call, input, { signal, toasts, _nop_ }),
    ...(query as object),
  })
}
