import { useEffect, useId, useRef } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../button'
import type { OpenDialog } from './dialog'
import styles from './dialog-view.module.css'

const WIDTH_PX = 550
const MARK = { info: 'i', success: '✓', warning: '!', danger: '!' }

/** An alert or a question. The browser's own dialog keeps the focus inside and gives it back. */
export default function DialogView({ dialog }: { dialog: OpenDialog }) {
  const t = useText()
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { title, message, code, error, width = WIDTH_PX, tone = 'info' } = dialog
  useEffect(() => {
    box.current?.showModal()
    // Where there is danger the first button has the focus, which is no.
    if (tone !== 'danger') box.current?.querySelector<HTMLElement>('[data-look=main]')?.focus()
  }, [tone])
  return (
    <dialog
      ref={box}
      role="alertdialog"
      className={styles.dialog}
      style={{ maxWidth: width }}
      aria-labelledby={title ? `${id}title` : `${id}message`}
      aria-describedby={title ? `${id}message` : undefined}
      onClose={() => dialog.close()}
    >
      <span className={styles.mark} data-tone={tone} aria-hidden>
        {MARK[tone]}
      </span>
      {title && (
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
      )}
      <p id={`${id}message`} className={styles.message}>
        {message}
      </p>
      {error && <p className={styles.error}>{error}</p>}
      {code && <p className={styles.code}>{code}</p>}
      <div className={styles.buttons}>
        {dialog.kind === 'confirm' ? (
          <>
            <Button look="plain" onClick={() => dialog.close(false)}>
              {dialog.no ?? t('common.NO')}
            </Button>
            <Button look={tone === 'danger' ? 'danger' : 'main'} onClick={() => dialog.close(true)}>
              {dialog.yes ?? t('common.YES')}
            </Button>
          </>
        ) : (
          <Button onClick={() => dialog.close()}>{dialog.label ?? t('common.7')}</Button>
        )}
      </div>
    </dialog>
  )
}
