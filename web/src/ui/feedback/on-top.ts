import { type RefObject, useEffect } from 'react'

/**
 * Shows a `popover="manual"` above everything, dialogs included. Reopened whenever `shown` changes, because a dialog
 * may have opened in the meantime.
 */
export function useOnTop(box: RefObject<HTMLElement | null>, shown: unknown, isEmpty = false): void {
  useEffect(() => {
    box.current?.hidePopover?.()
    if (shown && !isEmpty) box.current?.showPopover?.()
  }, [box, shown, isEmpty])
}
