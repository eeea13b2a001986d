import { useState } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import { AriaLocale } from '../aria-locale'
import styles from '../field.module.css'
import own from './search-box.module.css'

/** Six options and a half, so that one sees that there are more. */
const MOST_PX = 288

export interface SearchOption {
  value: string
  label: string
  /** Why it cannot be chosen now. */
  blocked?: string
}

export interface SearchBoxProps {
  name?: string
  label: string
  hint?: string
  error?: string
  typed: string
  /** What fits the words typed; the caller finds it. */
  options: readonly SearchOption[]
  /** In place of options. */
  none: string
  autoFocus?: boolean
  onType: (typed: string) => void
  onChoose: (value: string) => void
  onLeave?: () => void
}

/** A field whose list is found elsewhere while one types; what is chosen leaves it. */
export default function SearchBox({
  name,
  label,
  hint,
  error,
  typed,
  options,
  none,
  autoFocus,
  ...on
}: SearchBoxProps) {
  // Outside a modal dialog its list would lie below it, where nothing can be pressed.
  const [dialog, setDialog] = useState<Element>()
  return (
    <AriaLocale>
      <ComboBox
        name={name}
        formValue="text"
        items={options}
        inputValue={typed}
        onInputChange={on.onType}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && on.onChoose(String(key))}
        onBlur={on.onLeave}
        autoFocus={autoFocus}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        menuTrigger="focus"
        allowsCustomValue
        allowsEmptyCollection={typed.trim() !== ''}
      >
        <Label className={styles.label}>{label}</Label>
        {hint && (
          <Text slot="description" className={styles.hint}>
            {hint}
          </Text>
        )}
        <Input
          ref={(input) => setDialog(input?.closest('dialog') ?? undefined)}
          data-written=""
          autoComplete="off"
          className={styles.input}
        />
        {error && (
          <Text slot="errorMessage" className={styles.error}>
            {error}
          </Text>
        )}
        <Popover className={own.list} maxHeight={MOST_PX} UNSTABLE_portalContainer={dialog}>
          <ListBox<SearchOption> renderEmptyState={() => <p className={own.none}>{none}</p>}>
            {({ value, label: text, blocked }) => (
              <ListBoxItem
                id={value}
                textValue={blocked ? `${text}, ${blocked}` : text}
                isDisabled={blocked !== undefined}
                className={own.option}
              >
                {text}
                {blocked && <small className={own.blocked}>{blocked}</small>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  )
}
