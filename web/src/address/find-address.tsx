import type { FoundAddress } from '@clubhouse/contract/address'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../language/use-text'
import { afterPress } from '../ui/after-press'
import FindBox from '../ui/form/find-box'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'
import styles from './find-address.module.css'
import { useAddresses } from './use-addresses'

interface Props {
  onClose: () => void
  onChoose: (found: FoundAddress) => void
}

/** A search of addresses with its results as one list. */
export default function FindAddress({ onClose, onChoose }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const { groups, list, none } = useAddresses(typed)
  useEffect(() => {
    dialog.current?.showModal()
    // The browser begins at the first button.
    dialog.current?.querySelector('input')?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the escape key closes it already
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('address.FIND')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2>{t('address.FIND')}</h2>
          <button type="button" className={quiet.button} onClick={() => dialog.current?.close()}>
            <Icon name="close" size={22} />
            <span data-only-spoken>{t('common.CLOSE')}</span>
          </button>
        </header>
        <FindBox
          label={t('address.WHAT')}
          typed={typed}
          groups={groups}
          none={none}
          autoFocus
          onType={setTyped}
          onChoose={(id) =>
            // Closing gives the focus back to the button, and the end of a press would take it from where it goes on.
            afterPress(() => {
              dialog.current?.close()
              onChoose(list[Number(id)]!)
            })
          }
        />
        <p role="status" data-only-spoken>
          {groups[0]?.title ?? none}
        </p>
      </div>
    </dialog>
  )
}
