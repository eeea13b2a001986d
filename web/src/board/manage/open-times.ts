import type { Locale } from '@clubhouse/contract/format/format'
import { momentChecks, momentIn } from '../../form/moments'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'

/** Checks of a post that opens and closes. @param mustOpen whether it needs a time at which it opens */
export function timeChecks(locale: Locale, mustOpen: (values: Values) => boolean, mustClose = false): Checks {
  const [opens, closes] = [momentChecks('openAt'), momentChecks('closeAt')]
  return {
    ...opens,
    ...closes,
    'openAt.date': (values) =>
      opens['openAt.date']?.(values) ??
      (mustOpen(values) && momentIn(locale, values, 'openAt') === null ? 'board.OPENS_MISSING' : undefined),
    'closeAt.date': (values) => {
      const [open, close] = [momentIn(locale, values, 'openAt'), momentIn(locale, values, 'closeAt')]
      const isMissing = mustClose && close === null
      return (
        closes['closeAt.date']?.(values) ??
        (isMissing ? 'board.CLOSES_MISSING' : open && close && close <= open ? 'board.CLOSES_EARLY' : undefined)
      )
    },
  }
}
