import { useText } from '../../language/use-text'
import { Button } from '../button'
import { type BarItem, barItems, removeFromBar } from './toast-bar'
import styles from './toast-bar-view.module.css'

/** Stacked messages at the bottom of the window. */
export default function ToastBarView() {
  const items = barItems.use()
  return (
    <div className={styles.bar} role="status">
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </div>
  )
}

function Item({ item: { id, text, action } }: { item: BarItem }) {
  const t = useText()
  const answer = (yes: boolean) => {
    removeFromBar(id)
    action?.answer(yes)
  }
  return (
    <div className={styles.item}>
      <span>{text}</span>
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
