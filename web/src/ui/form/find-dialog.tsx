import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../language/use-text'
import { Icon } from '../icon'
import quiet from '../quiet-button.module.css'
import styles from './find-box.module.css'

interface Props {
  label: string
  /** Shows the label as a heading above the search. */
  hasHeading?: boolean
  onClose: () => void
  /** The search; it is given what closes the dialog. */
  children: (close: () => void) => ReactNode
}

/** A search with its results, in a dialog near the top of the page. */
export function FindDialog({ label, hasHeading, onClose, children }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
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
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.inner} data-headed={hasHeading || undefined}>
        {hasHeading && <h2>{label}</h2>}
        {children(close)}
        <button type="button" className={`${quiet.button} ${styles.close}`} onClick={close}>
          <Icon name="close" size={22} />
          <span data-only-spoken>{t('common.CLOSE')}</span>
        </button>
      </div>
    </dialog>
  )
}
