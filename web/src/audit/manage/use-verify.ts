import { type Problem, verify } from '@clubhouse/contract/audit'
import type { DataOf } from '@clubhouse/contract/call'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../api/transport'

export interface Verified {
  checked: number
  problem?: Problem | null
  brokenAt?: number | null
}

/** Verifies the log part by part. Leaving the page, or Stop, ends it after the part that is being read. */
export function useVerify() {
  const [done, setDone] = useState<number>()
  const [result, setResult] = useState<Verified>()
  const [isFailed, setFailed] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  async function run() {
    const now = new AbortController()
    running.current = now
    setResult(undefined)
    setFailed(false)
    setDone(0)
    try {
      let checked = 0
      for (let after: number | null | undefined = 0; after != null; ) {
        const part: DataOf<typeof verify> = await ask(verify, { after }, { signal: now.signal, _nop_: true })
        checked += part.checked
        after = part.next
        setDone(checked)
        if (after == null) setResult({ ...part, checked })
      }
    } catch {
      if (!now.signal.aborted) setFailed(true)
    }
    setDone(undefined)
  }
  return { run, stop: () => running.current?.abort(), done, result, isFailed }
}
