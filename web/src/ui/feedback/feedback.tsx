import { lazy, Suspense } from 'react'
import { dialogs } from './dialog'
import { progressOpen } from './progress'
import { barItems } from './toast-bar'
import { ToastView } from './toast-view'

const DialogView = lazy(() => import('./dialog-view'))
const ToastBarView = lazy(() => import('./toast-bar-view'))
const ProgressView = lazy(() => import('./progress-view'))

/** Where alerts, questions, toasts and the progress overlay appear. Once, at the end of the page. */
export function Feedback() {
  const open = dialogs.use()
  const hasBar = barItems.use().length > 0
  const slow = progressOpen.use()
  return (
    <>
      <ToastView />
      <Suspense>
        {open.map((dialog) => (
          <DialogView key={dialog.id} dialog={dialog} />
        ))}
        {hasBar && <ToastBarView />}
        {slow && <ProgressView />}
      </Suspense>
    </>
  )
}
