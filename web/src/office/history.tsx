import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { HistoryCall } from '@clubhouse/contract/office/history'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../api/transport'
import { queryKey, useCall } from '../api/use-call'
import { useText } from '../language/use-text'
import { useMay } from '../session/may'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { Unread } from '../ui/unread'
import { type Earlier, EarlierVersion } from './earlier-version'
import { HistoryItem } from './history-item'
import styles from './record.module.css'

export interface Restoring {
  call: BoardCalls['restore']
  version: number
  onRestored: () => void
}

interface Props {
  call: HistoryCall
  recordIdx: number
  restoring?: Restoring
  earlier?: Earlier
}

export function History({ call, recordIdx, restoring, earlier }: Props) {
  const t = useText()
  const mayRestore = useMay()(restoring?.call ?? call) && restoring !== undefined
  const queries = useQueryClient()
  async function restore(from: number) {
    const { call: restores, version, onRestored } = restoring!
    const message = t('history.ASK_RESTORE', { version: from })
    if (!(await confirm({ message, yes: t('history.RESTORE_SHORT') }))) return
    const isDone = await ask(restores, { idx: recordIdx, version, from }, { toasts: 'all' }).then(
      () => true,
      () => false,
    )
    if (isDone) toast(t('history.RESTORED_TOAST', { version: from }), { type: 'success' })
    await queries.invalidateQueries({ queryKey: queryKey(call) })
    onRestored()
  }
  return (
    <Part
      call={call}
      recordIdx={recordIdx}
      earlier={earlier}
      standing={restoring?.version}
      onRestore={mayRestore ? restore : undefined}
    />
  )
}

interface PartProps {
  call: HistoryCall
  recordIdx: number
  before?: number
  earlier?: Earlier
  standing?: number
  onRestore?: (version: number) => void
}

function Part({ before, ...rest }: PartProps) {
  const { call, recordIdx, earlier, standing, onRestore } = rest
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useCall(call, { recordIdx, before })
  const isHere = data !== undefined
  // The button that asked for it is gone: the keyboard goes on from here.
  useEffect(() => void (isHere && before !== undefined && list.current?.focus()), [isHere, before])
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  if (data.list.length === 0) return <Empty title={t('history.EMPTY')}>{t('history.EMPTY_HINT')}</Empty>
  return (
    <>
      <ol ref={list} className={styles.history} tabIndex={-1} aria-label={t('history.TITLE')}>
        {data.list.map((entry) => (
          <HistoryItem
            key={entry.auditIdx ?? `version ${entry.version}`}
            entry={entry}
            fields={call.history.fields}
            onRestore={isEarlier(entry.version, standing) ? onRestore : undefined}
          >
            {earlier && entry.version != null && (
              <EarlierVersion of={earlier} idx={recordIdx} version={entry.version} />
            )}
          </HistoryItem>
        ))}
      </ol>
      {data.next !== null &&
        (isOpen ? (
          <Part {...rest} before={data.next} />
        ) : (
          <Button look="plain" onClick={() => setOpen(true)}>
            {t('history.EARLIER')}
          </Button>
        ))}
    </>
  )
}

const isEarlier = (version: number | null | undefined, standing = 0) => version != null && version < standing
