import { useText } from '../../language/use-text'
import { progressOpen } from './progress'
import { toasts } from './toast'
import { barItems } from './toast-bar'

/**
 * Live regions for screen readers: errors interrupt, other messages are polite. Present from the start, because a
 * region inserted with its text is not announced; repeated inside each dialog, because the rest of the page is inert
 * then.
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
