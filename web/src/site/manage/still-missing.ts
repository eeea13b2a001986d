import { read } from '@clubhouse/contract/setup'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { isEnough } from '../../setup/progress'

/** What an opening club still lacks, as sentences; none for who may not read the checklist, or when it cannot be read. */
export function useMissing(): () => Promise<string[]> {
  const t = useText()
  const may = useMay()(read)
  return async () => {
    const found = may ? await ask(read, {}).catch(() => undefined) : undefined
    const steps = (found?.steps ?? []).filter((step) => step.step !== 'OPEN' && !isEnough(step))
    if (steps.length === 0) return []
    const missing = steps.map(({ step }) => t(`setup.STEP_${step}`)).join(', ')
    const isUnjoinable = steps.some(({ items }) =>
      items.some(({ code, isDone }) => !isDone && (code === 'TERMS_SERVICE' || code === 'TERMS_PRIVACY')),
    )
    return [t('site-open.STILL_MISSING', { missing }), ...(isUnjoinable ? [t('site-open.NO_JOINING')] : [])]
  }
}
