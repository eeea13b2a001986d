import { lazy, Suspense } from 'react'
import { dialogs } from './dialog'
import { progressOpen } from './progress'
import { Spoken } from './spoken'
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
      <Spoken />
      <ToastView />
      <Suspense>{hasBar && <ToastBarView />}</Suspense>
      <Suspense>
        {open.map((dialog) => (
          <DialogView key={dialog.id} dialog={dialog} />
        ))}
      </Suspense>
      <Suspense>{slow && <ProgressView />}</Suspense>
    </>
  )
}
