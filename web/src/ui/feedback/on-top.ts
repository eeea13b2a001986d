import { type RefObject, useEffect } from 'react'

/** Above everything, dialogs included. Reopened when `shown` changes, because a dialog may have opened since. */
export function useOnTop(box: RefObject<HTMLElement | null>, shown: unknown, isEmpty = false): void {
  useEffect(() => {
    box.current?.hidePopover?.()
    if (shown && !isEmpty) box.current?.showPopover?.()
  }, [box, shown, isEmpty])
}
