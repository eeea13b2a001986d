import { type ReactNode, useId } from 'react'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { Unread } from '../../ui/unread'
import styles from './manage.module.css'

/** Rows at first, and with each press. */
export const SOME = 5
const MOST = 100

export const moreOf = (size: number) => Math.min(MOST, size === SOME ? 20 : size + 40)

interface Props {
  title: string
  none: string
  total?: number
  shown: number
  error: { requestId?: string } | null
  onRetry: () => void
  onMore: () => void
  children: ReactNode
}

/** A list of what belongs to a member, some at first. */
export function RecordSection({ title, none, total, shown, error, onRetry, onMore, children }: Props) {
  const t = useText()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {total === 0 && (
        <p className={base.quiet} data-apart>
          {none}
        </p>
      )}
      {children}
      {total !== undefined && total > shown && shown < MOST && (
        <Button look="plain" size="small" onClick={onMore}>
          {t('member-manage.MORE')}
        </Button>
      )}
      {total === undefined && <Unread error={error} retry={onRetry} lines={3} />}
    </section>
  )
}
