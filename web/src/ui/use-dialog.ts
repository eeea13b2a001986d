import { type RefObject, useEffect } from 'react'
import { useMedia } from './use-media'

/** Room for a panel beside a page. */
const WIDE = '(width >= 75em)'

/** Opens a dialog over the page, or where the window is wide beside it. @returns whether it stands beside */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, mayBeside: boolean): boolean {
  const isWide = useMedia(WIDE)
  const isBeside = mayBeside && isWide
  useEffect(() => {
    const { current } = dialog
    // It is open in the other way where the window has been made wider or narrower.
    if (current?.open) current.close()
    if (isBeside) current?.show()
    else current?.showModal()
  }, [dialog, isBeside])
  useEffect(() => {
    if (!isBeside) return
    // A dialog that is not modal does not close by this key, and the page around it may have the focus.
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector(':modal, [role="menu"]:popover-open')) return
      dialog.current?.close()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [dialog, isBeside])
  return isBeside
}
