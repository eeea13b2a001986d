import { dialogs } from './dialog'
import { DialogView } from './dialog-view'
import { progressOpen } from './progress'
import { ProgressView } from './progress-view'
import { Spoken } from './spoken'
import { barItems } from './toast-bar'
import { ToastBarView } from './toast-bar-view'
import { ToastView } from './toast-view'

/**
 * Where alerts, questions, toasts and the progress overlay appear. Once, at the end of the page. Nothing of it is
 * loaded later: what speaks of a lost line must not wait for that line.
 */
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
