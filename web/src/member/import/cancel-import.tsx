import { useState } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { cancelImport } from './running-import'

interface Props {
  importIdx: number
  /** What can still be cancelled. */
  left: 'imports' | 'invites'
  onDone: () => void
}

export function CancelImport({ importIdx, left, onDone }: Props) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const yes = t(left === 'imports' ? 'member-import.CANCEL' : 'member-import.CANCEL_INVITES')
  const message = t(left === 'imports' ? 'member-import.CANCEL_ASK' : 'member-import.CANCEL_INVITES_ASK')
  async function stop() {
    if (!(await confirm({ message, yes, tone: 'danger' }))) return
    setPending(true)
    await cancelImport(importIdx, t)
    setPending(false)
    onDone()
  }
  return (
    <Button look="plain" pending={pending} onClick={stop}>
      {yes}
    </Button>
  )
}
