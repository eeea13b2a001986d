import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { PostVersion } from '@clubhouse/contract/board/post'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { SidePanel } from '../../ui/side-panel'
import { Wrong } from '../../ui/wrong'
import styles from './post.module.css'
import type { PostNow } from './post-now'

const SIZE = 20

interface Props<E extends Call> {
  calls: Pick<BoardCalls, 'versions'> & { earlier: E }
  post: PostNow
  onClose: () => void
  children: (version: DataOf<E>) => ReactNode
}

export function VersionsPanel<E extends Call>({ calls, post: { idx, version }, onClose, children }: Props<E>) {
  const t = useText()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<number>()
  const { data, error, refetch } = useCall(calls.versions, { idx, page, size: SIZE }, { quiet: true })
  const turn = (by: number) => () => setPage(page + by)
  return (
    <SidePanel title={t('board.VERSIONS')} onClose={onClose}>
      {!data && !error && <Loading lines={6} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      <ol className={styles.versions}>
        {data?.list.map((one) => (
          <li key={one.version}>
            <Line
              one={one}
              isLatest={one.version === version}
              isOpen={one.version === open}
              onToggle={() => setOpen(one.version === open ? undefined : one.version)}
            />
            {one.version === open && (
              <Said call={calls.earlier} input={{ idx, version: one.version } as InputOf<E>}>
                {children}
              </Said>
            )}
          </li>
        ))}
      </ol>
      {data && data.total > SIZE && (
        <div className={styles.buttons}>
          <Button look="plain" size="small" disabled={page === 1} onClick={turn(-1)}>
            {t('board.NEWER')}
          </Button>
          <Button look="plain" size="small" disabled={page * SIZE >= data.total} onClick={turn(1)}>
            {t('board.OLDER')}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

interface LineProps {
  one: PostVersion
  isLatest: boolean
  isOpen: boolean
  onToggle: () => void
}

function Line({ one: { version, at, by, state }, isLatest, isOpen, onToggle }: LineProps) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      <span>
        {t(isLatest ? 'board.VERSION_NOW' : 'board.VERSION', { version })} · {t(`board.STATE_${state}`)}
      </span>
      <small>
        {instant(at)}
        {by && ` · ${by}`}
      </small>
    </button>
  )
}

interface SaidProps<E extends Call> {
  call: E
  input: InputOf<E>
  children: (version: DataOf<E>) => ReactNode
}

function Said<E extends Call>({ call, input, children }: SaidProps<E>) {
  const { data, error, refetch } = useCall(call, input, { quiet: true })
  if (error && !data) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  return <div className={styles.said}>{data ? children(data) : <Loading lines={4} />}</div>
}
