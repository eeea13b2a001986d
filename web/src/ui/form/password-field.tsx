import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../button'
import { Field } from '../field'
import { useField } from './form'
import styles from './form.module.css'

interface Props {
  name: string
  label: string
  autoComplete: string
  /** Typed on keys of digits, such as a PIN. */
  isDigits?: boolean
}

/** A password that can be shown while it is typed, with a hint while Caps Lock is on. */
export function PasswordField({ name, label, autoComplete, isDigits }: Props) {
  const t = useText()
  const field = useField(name)
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <div className={styles.field}>
      <Field
        name={name}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        inputMode={isDigits ? 'numeric' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={field.limits?.most}
        aria-required={field.isRequired || undefined}
        value={String(field.value)}
        error={field.error}
        onChange={({ target }) => field.type(target.value)}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => {
          setCaps(false)
          field.leave()
        }}
        beside={
          <Button
            look="plain"
            aria-pressed={isShown}
            aria-label={t('form.SHOW_TYPED')}
            onClick={() => setShown(!isShown)}
          >
            {t('form.SHOW')}
          </Button>
        }
      />
      <p role="status" className={styles.quiet} hidden={!isCaps}>
        {isCaps && t('form.CAPS_LOCK')}
      </p>
    </div>
  )
}
