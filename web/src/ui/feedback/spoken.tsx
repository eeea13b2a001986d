import { useText } from '../../language/use-text'
import { pageSlow } from './page-slow'
import { progressOpen } from './progress'
import { toasts } from './toast'
import { barItems } from './toast-bar'

/** Present from the start, or they are not announced; also inside each dialog, which makes the rest inert. */
export function Spoken() {
  const t = useText()
  const shown = toasts.use()
  const bar = barItems.use()
  const slow = progressOpen.use()
  const isPageSlow = pageSlow.use()
  return (
    <>
      <div data-only-spoken role="status">
        {shown.filter(({ type }) => type !== 'error').map(({ text }) => `${text} `)}
        {bar.map(({ text }) => `${text} `)}
        {slow ? t('common.PLEASE_WAIT') : isPageSlow && t('common.LOADING')}
      </div>
      <div data-only-spoken role="alert">
        {shown.filter(({ type }) => type === 'error').map(({ text }) => `${text} `)}
      </div>
    </>
  )
}
