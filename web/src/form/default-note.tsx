import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { useField } from '../ui/form/form'
import styles from './moment.module.css'

interface Props {
  /** The field's name in the form. */
  name: string
  /** What the field is called on the page. */
  label: string
  value: string | boolean
  /** The value in words, where it is not written as it is. */
  shown?: string
}

/** The default of a setting, with a button that puts it back into the field; saving is left to the manager. */
export function DefaultNote({ name, label, value, shown = String(value) }: Props) {
  const t = useText()
  const field = useField(name)
  return (
    <p className={styles.note}>
      {t('form.DEFAULT', { value: shown })}
      {!field.readOnly && field.value !== value && (
        <Button
          look="bare"
          size="small"
          aria-label={t('form.DEFAULT_AGAIN_OF', { label })}
          onClick={() => field.type(value)}
        >
          {t('form.DEFAULT_AGAIN')}
        </Button>
      )}
    </p>
  )
}
