import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { RefusalLine } from './refusal-line'
import styles from './save-bar.module.css'

interface Props {
  /** Why it was not saved. */
  fail: unknown
  pending: boolean
  /** What the button says. */
  send: string
  /** Discards a draft, which the form would begin with again. */
  onDiscard?: () => void
  /** In place of the sentence of the refusal. */
  children?: ReactNode
}

/** The foot of a form that can always be sent: its button stays in view, however long the form is. */
export function FormFoot({ fail, pending, send, onDiscard, children }: Props) {
  const t = useText()
  return (
    <div className={styles.save}>
      {children || <RefusalLine fail={fail} />}
      {onDiscard && (
        <Button look="plain" onClick={onDiscard}>
          {t('common.DISCARD')}
        </Button>
      )}
      <Button type="submit" pending={pending}>
        {send}
      </Button>
    </div>
  )
}
