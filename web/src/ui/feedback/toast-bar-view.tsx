import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../language/use-text'
import { Button } from '../button'
import { focusBack } from './focus-back'
import { answerOnBar, type BarItem, barItems } from './toast-bar'
import styles from './toast-view.module.css'
import { useTopDialog } from './top-dialog'

export function ToastBarView() {
  const t = useText()
  const items = barItems.use()
  const cameFrom = useRef<Element>(null)
  const dialog = useTopDialog(items.length > 0)
  const bar = (
    <section
      className={styles.bar}
      aria-label={t('common.MESSAGES')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} onAnswered={() => requestAnimationFrame(() => focusBack(cameFrom.current))} />
      ))}
    </section>
  )
  return dialog ? createPortal(bar, dialog) : bar
}

function Item({ item: { id, text, action }, onAnswered }: { item: BarItem; onAnswered: () => void }) {
  const t = useText()
  const answer = (yes: boolean) => {
    answerOnBar(id, yes)
    onAnswered()
  }
  return (
    <div className={styles.item}>
      <span className={styles.text}>{text}</span>
      {action && (
        <span className={styles.actions}>
          <Button size="small" look="plain" onClick={() => answer(true)}>
            {action.yes}
          </Button>
          <Button size="small" look="bare" onClick={() => answer(false)}>
            {action.no ?? t('common.NO')}
          </Button>
        </span>
      )}
    </div>
  )
}
