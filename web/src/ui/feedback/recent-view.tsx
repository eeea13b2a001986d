import { useId, useLayoutEffect, useRef } from 'react'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../button'
import { Time } from '../time'
import dialogStyles from './dialog-view.module.css'
import { focusBack } from './focus-back'
import { recent } from './recent'

export default function RecentView({ onClose }: { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const messages = recent.use()
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = box.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      requestAnimationFrame(() => focusBack(before))
    }
  }, [])
  return (
    <dialog
      ref={box}
      className={`${dialogStyles.dialog} ${dialogStyles.recent}`}
      aria-labelledby={id}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
    >
      <h2 id={id} className={dialogStyles.title}>
        {t('common.RECENT')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ol className={dialogStyles.list} tabIndex={0} aria-labelledby={id}>
        {messages.map(({ id: key, text, type, at }) => (
          <li key={key} data-type={type}>
            <Time at={at}>{format.clock(at)}</Time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{t('common.CLOSE')}</Button>
      </div>
    </dialog>
  )
}
