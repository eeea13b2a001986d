import { useText } from '../../language/use-text'
import { progressOpen } from './progress'
import { toasts } from './toast'
import { barItems } from './toast-bar'

/**
 * What appears in passing, for screen readers: errors interrupt, the rest waits its turn. It stands in the page from
 * the beginning, for a region that comes together with its words is not read out; and once more inside each dialog,
 * because everything outside of an open dialog is mute.
 */
export function Spoken() {
  const t = useText()
  const shown = toasts.use()
  const bar = barItems.use()
  const slow = progressOpen.use()
  return (
    <>
      <div data-only-spoken role="status">
        {shown.filter(({ type }) => type !== 'error').map(({ text }) => `${text} `)}
        {bar.map(({ text }) => `${text} `)}
        {slow && t('common.PLEASE_WAIT')}
      </div>
      <div data-only-spoken role="alert">
        {shown.filter(({ type }) => type === 'error').map(({ text }) => `${text} `)}
      </div>
    </>
  )
}
