import { Suspense, useEffect, useState } from 'react'
import { useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import { part } from '../ui/part'
import quiet from '../ui/quiet-button.module.css'

/** Loaded when it is first opened. */
const Palette = part(() => import('./palette'))

/** Opens the search over everything, also by Ctrl+K or ⌘K. */
export function PaletteButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={quiet.button}
        title={t('office.PALETTE_KEYS')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span data-only-spoken>{t('office.PALETTE')}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
