import type { BoardCalls } from '@clubhouse/contract/board/board'
import { type ReactNode, useState } from 'react'
import { useCall } from '../api/use-call'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { Loading } from '../ui/loading'
import { Wrong } from '../ui/wrong'
import styles from './record.module.css'

export interface Earlier {
  call: BoardCalls['earlier']
  shown: (post: unknown) => ReactNode
}

interface Props {
  of: Earlier
  idx: number
  version: number
}

/** A whole version of a post, read when it is opened. */
export function EarlierVersion({ version, ...rest }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('history.SHOW', { version })}
      </Button>
      {isOpen && <Whole version={version} {...rest} />}
    </>
  )
}

function Whole({ of: { call, shown }, ...input }: Props) {
  const { data, error, refetch } = useCall(call, input)
  if (error && !data) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  return <div className={styles.whole}>{data ? shown(data.post) : <Loading lines={4} />}</div>
}
