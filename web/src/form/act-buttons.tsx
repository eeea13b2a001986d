import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import styles from './act-buttons.module.css'

interface Props {
  /** What the form does. */
  label: string
  isDanger?: boolean
  pending: boolean
  /** Says what remains without the act; by default that it is cancelled. */
  back?: string
  /** Closes the form without doing it. */
  onBack: () => void
}

/** The foot of a form that opens inside a record: its act, and the way back. */
export function ActButtons({ label, isDanger, pending, back, onBack }: Props) {
  const t = useText()
  return (
    <div className={styles.buttons}>
      <Button type="submit" look={isDanger ? 'danger' : 'main'} pending={pending}>
        {label}
      </Button>
      <Button look="plain" onClick={onBack}>
        {back ?? t('common.CANCEL')}
      </Button>
    </div>
  )
}
