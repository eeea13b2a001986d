import { Suspense, useEffect } from 'react'
import { dialogs } from './dialog'
import { lazyView, loadViews } from './load-views'
import { progressOpen } from './progress'
import { Spoken } from './spoken'
import { barItems } from './toast-bar'
import { ToastBarView } from './toast-bar-view'
import { ToastView } from './toast-view'

const DialogView = lazyView('DialogView')
const ProgressView = lazyView('ProgressView')

/** Late enough not to hold up the page, and early enough to be there when the line breaks. */
const LOADED_AFTER_MS = 1_500

/** Where alerts, questions, toasts and the progress overlay appear. Once, at the end of the page. */
export function Feedback() {
  const open = dialogs.use()
  const hasBar = barItems.use().length > 0
  const slow = progressOpen.use()
  useEffect(() => {
    const later = setTimeout(loadViews, LOADED_AFTER_MS)
    return () => clearTimeout(later)
  }, [])
  return (
    <>
      <Spoken />
      <ToastView />
      {hasBar && <ToastBarView />}
      <Suspense>
        {open.map((dialog) => (
          <DialogView key={dialog.id} dialog={dialog} />
        ))}
      </Suspense>
      <Suspense>{slow && <ProgressView />}</Suspense>
    </>
  )
}
