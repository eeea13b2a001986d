import { type ReactNode, useId, useRef } from 'react'
import { useText } from '../language/use-text'
import { Icon } from './icon'
import quiet from './quiet-button.module.css'
import styles from './side-panel.module.css'
import { useDialog } from './use-dialog'

interface Props {
  title: string
  /** Actions in a sticky bar. */
  actions?: ReactNode
  /** Where the window is wide it stands beside the page, which stays in use; else it is over it. */
  beside?: boolean
  onClose: () => void
  children: ReactNode
}

/** A record beside its list, in a native dialog that manages the focus. */
export function SidePanel({ title, actions, beside = false, onClose, children }: Props) {
  const t = useText()
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isBeside = useDialog(panel, beside)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the escape key closes it already
    <dialog
      ref={panel}
      className={styles.panel}
      data-beside={isBeside || undefined}
      aria-labelledby={id}
      // One that was opened anew in the other way has not been closed.
      onClose={() => panel.current?.open || onClose()}
      onClick={({ target }) => target === panel.current && panel.current?.close()}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={quiet.button} onClick={() => panel.current?.close()}>
            <Icon name="close" size={22} />
            <span data-only-spoken>{t('common.CLOSE')}</span>
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
