import { useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../button'
import type { OpenDialog } from './dialog'
import styles from './dialog-view.module.css'
import { focusBack } from './focus-back'
import { Spoken } from './spoken'

const WIDTH_PX = 550
const MARK = { info: 'i', success: '✓', warning: '!', danger: '!' }

/** An alert or a question in a native dialog; the focus returns afterwards. */
export function DialogView({ dialog }: { dialog: OpenDialog }) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { title, message, code, number, error, width = WIDTH_PX, tone = 'info' } = dialog
  useLayoutEffect(() => {
    const element = box.current
    const before = document.activeElement
    element?.showModal()
    // For dangerous questions the first button, “no”, has the focus.
    if (tone !== 'danger') element?.querySelector<HTMLElement>('[data-look=main]')?.focus()
    return () => {
      element?.close()
      // The page that follows may take the focus first.
      requestAnimationFrame(() => focusBack(before))
    }
  }, [tone])
  return (
    <dialog
      ref={box}
      role="alertdialog"
      className={styles.dialog}
      style={{ maxWidth: width }}
      aria-labelledby={title ? `${id}title` : `${id}message`}
      aria-describedby={[title && `${id}message`, error && `${id}error`].filter(Boolean).join(' ') || undefined}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && dialog.close()}
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
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
      {code && <p className={styles.code}>{code}</p>}
      {number && <p className={styles.code}>{number}</p>}
      <Buttons dialog={dialog} />
      <Spoken />
    </dialog>
  )
}

function Buttons({ dialog }: { dialog: OpenDialog }) {
  const t = useText()
  return (
    <div className={styles.buttons}>
      {dialog.kind === 'confirm' ? (
        <>
          <Button look="plain" onClick={() => dialog.close(false)}>
            {dialog.no ?? t('common.NO')}
          </Button>
          <Button look={dialog.tone === 'danger' ? 'danger' : 'main'} onClick={() => dialog.close(true)}>
            {dialog.yes ?? t('common.YES')}
          </Button>
        </>
      ) : (
        <Button onClick={() => dialog.close()}>{dialog.label ?? t('common.7')}</Button>
      )}
    </div>
  )
}
