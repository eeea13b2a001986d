import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { useText } from '../../language/use-text'
import { AriaLocale } from '../aria-locale'
import styles from '../field.module.css'
import { Icon } from '../icon'
import own from './combobox.module.css'

export interface ComboboxProps {
  name: string
  label: string
  hint?: string
  error?: string
  options: readonly { value: string; label: string }[]
  /** Empty: none is chosen. */
  value: string
  readOnly: boolean
  isRequired: boolean
  onChange: (value: string) => void
  onLeave: () => void
}

/** A list that is searched by typing. */
export default function Combobox({ name, label, hint, error, options, value, ...more }: ComboboxProps) {
  const t = useText()
  return (
    <AriaLocale>
      <ComboBox
        name={name}
        formValue="text"
        selectedKey={value || null}
        onSelectionChange={(key) => more.onChange(key === null ? '' : String(key))}
        onBlur={more.onLeave}
        isReadOnly={more.readOnly}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <Label className={styles.label}>{label}</Label>
        {hint && (
          <Text slot="description" className={styles.hint}>
            {hint}
          </Text>
        )}
        <div className={own.line}>
          <Input data-written="" aria-required={more.isRequired || undefined} className={styles.input} />
          <Button className={own.open}>
            <Icon name="down" />
          </Button>
        </div>
        {error && (
          <Text slot="errorMessage" className={styles.error}>
            {error}
          </Text>
        )}
        <Popover className={own.list}>
          <ListBox renderEmptyState={() => <p className={own.none}>{t('form.NONE_FOUND')}</p>}>
            {options.map((option) => (
              <ListBoxItem key={option.value} id={option.value} textValue={option.label} className={own.option}>
                {option.label}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  )
}
