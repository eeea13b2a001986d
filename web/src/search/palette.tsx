import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../language/use-text'
import FindBox from '../ui/form/find-box'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'
import styles from './palette.module.css'
import { usePlaces } from './places'

/** Finds screens, records and actions of the office, in one list that is grouped. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const { groups, isBusy } = usePlaces(typed)
  useEffect(() => void dialog.current?.showModal(), [])
  const go = (to: string) => {
    dialog.current?.close()
    navigate(to)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the escape key closes it already
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('office.PALETTE')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.inner}>
        <FindBox
          label={t('office.PALETTE_FIND')}
          typed={typed}
          groups={groups}
          none={t(isBusy ? 'common.LOADING' : 'office.PALETTE_NONE')}
          autoFocus
          onType={setTyped}
          onChoose={go}
        />
        <button type="button" className={`${quiet.button} ${styles.close}`} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span data-only-spoken>{t('common.CLOSE')}</span>
        </button>
      </div>
    </dialog>
  )
}
