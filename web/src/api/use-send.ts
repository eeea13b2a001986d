import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { useCallback, useState } from 'react'
import { CallFail } from './call-fail'
import { type AskOptions, ask } from './transport'

/** `send` returns the data or throws the CallFail, which stays in `fail` until the next attempt. */
export function useSend<C extends Call>(call: C, always: Pick<AskOptions, 'toasts' | '_nop_'> = {}) {
  const [state, setState] = useState<{ pending: boolean; fail?: CallFail }>({ pending: false })
  const { toasts, _nop_ } = always
  const send = useCallback(
    async (input: InputOf<C>, options: AskOptions = {}): Promise<DataOf<C>> => {
      setState({ pending: true })
      try {
        const data = await ask(call, input, { toasts, _nop_, ...options })
        setState({ pending: false })
        return data
      } catch (error) {
        setState({ pending: false, fail: error instanceof CallFail ? error : undefined })
        throw error
      }
    },
    [call, toasts, _nop_],
  )
  return { send, ...state }
}
