import { dialogs } from './dialog'
import { DialogView } from './dialog-view'
import { progressOpen } from './progress'
import { ProgressView } from './progress-view'
import { Spoken } from './spoken'
import { barItems } from './toast-bar'
import { ToastBarView } from './toast-bar-view'
import { ToastView } from './toast-view'

/** Mount once, at the end of the page. Nothing is lazily loaded, because it must work offline. */
export function Feedback() {
  const open = dialogs.use()
  const hasBar = barItems.use().length > 0
  const slow = progressOpen.use()
  return (
    <>
      <Spoken />
      <ToastView />
      {hasBar && <ToastBarView />}
      {open.map((dialog) => (
        <DialogView key={dialog.id} dialog={dialog} />
      ))}
      {slow && <ProgressView />}
    </>
  )
}
