import { type ReactNode, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { isFresh } from './fresh-check'
import { ProvePassword } from './prove-password'

type Act = () => Promise<void>

/** Asks unless verified recently, and again if the server finds it too old. `guarded` throws what the action throws. */
export function usePasswordGuard(onFail: (fail: unknown) => void): { guarded: (act: Act) => void; panel: ReactNode } {
  const [waiting, setWaiting] = useState<{ act: Act }>()
  const attempt = (act: Act, mayAsk: boolean) =>
    act().catch((error) => {
      if (mayAsk && error instanceof CallFail && error.status === 403) setWaiting({ act })
      else onFail(error)
    })
  return {
    guarded: (act) => {
      if (isFresh()) attempt(act, true)
      else setWaiting({ act })
    },
    panel: waiting && (
      <ProvePassword
        onCancel={() => setWaiting(undefined)}
        onProved={() => {
          setWaiting(undefined)
          attempt(waiting.act, false)
        }}
      />
    ),
  }
}
