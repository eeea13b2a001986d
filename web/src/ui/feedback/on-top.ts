import { type RefObject, useEffect } from 'react'

/**
 * Lays a `popover="manual"` above everything else, dialogs included, for as long as there is something to show.
 * It is opened anew whenever `shown` changes, because a dialog may have opened meanwhile.
 */
export function useOnTop(box: RefObject<HTMLElement | null>, shown: unknown, isEmpty = false): void {
  useEffect(() => {
    box.current?.hidePopover?.()
    if (shown && !isEmpty) box.current?.showPopover?.()
  }, [box, shown, isEmpty])
}
