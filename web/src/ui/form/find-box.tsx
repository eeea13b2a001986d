import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from 'react-aria-components'
import { AriaLocale } from '../aria-locale'
import fields from '../field.module.css'
import styles from './find-box.module.css'

interface Found {
  id: string
  label: string
  detail?: string
}

export interface FoundGroup {
  id: string
  title: string
  options: readonly Found[]
}

interface FindBoxProps {
  label: string
  typed: string
  /** What fits the words typed; the caller finds it. */
  groups: readonly FoundGroup[]
  /**
   * The option that Enter takes before the library has marked one, some time after the options came; nothing until they
   * are those of what is typed.
   */
  first?: string | undefined
  /** In place of options. */
  none: string
  autoFocus?: boolean
  onType: (typed: string) => void
  onChoose: (id: string) => void
}

/** What is chosen leaves the list. */
const NONE: readonly string[] = []

/** A search with its results below it, in view: also in a dialog, above which no list can open. */
export default function FindBox({ label, typed, groups, first, none, autoFocus, onType, onChoose }: FindBoxProps) {
  // Enter before the options came, as a scanner or a fast hand sends it: it waits for them, unless more is typed.
  const waiting = useRef<string>(undefined)
  useEffect(() => {
    if (waiting.current === undefined) return
    if (waiting.current !== typed) waiting.current = undefined
    else if (first !== undefined) {
      waiting.current = undefined
      onChoose(first)
    }
  }, [typed, first])
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const marked = event.currentTarget.getAttribute('aria-activedescendant')
    if (marked && document.getElementById(marked)) return
    if (first !== undefined) onChoose(first)
    else if (typed.trim()) waiting.current = typed
  }
  return (
    <AriaLocale>
      <Autocomplete inputValue={typed} onInputChange={onType}>
        <SearchField aria-label={label} autoFocus={autoFocus} className={styles.search}>
          <Input className={fields.input} placeholder={label} autoComplete="off" onKeyDown={takeFirst} />
        </SearchField>
        <ListBox<FoundGroup>
          aria-label={label}
          className={styles.list}
          items={groups}
          selectionMode="single"
          selectedKeys={NONE}
          onSelectionChange={(keys) => {
            const [chosen] = keys === 'all' ? [] : keys
            if (chosen !== undefined) onChoose(String(chosen))
          }}
          renderEmptyState={() => <p className={styles.none}>{none}</p>}
        >
          {(group) => (
            <ListBoxSection id={group.id} className={styles.group}>
              <Header className={styles.title}>{group.title}</Header>
              <Collection items={group.options}>
                {({ id, label: text, detail }) => (
                  <ListBoxItem id={id} textValue={detail ? `${text}, ${detail}` : text} className={styles.option}>
                    {text}
                    {detail && <small>{detail}</small>}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </AriaLocale>
  )
}
