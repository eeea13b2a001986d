import type { DataOf } from '@clubhouse/contract/call'
import { missing } from '@clubhouse/contract/setup'
import { useCall } from '../../api/use-call'
import { type Say, useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { MissingSteps } from '../../setup/missing-steps'
import { Unread } from '../../ui/unread'
import styles from './site-manage.module.css'

type Missing = DataOf<typeof missing>

/** What the club still lacks, where it is about to open its site. */
export function BeforeOpening() {
  const t = useText()
  const { data, error, refetch } = useCall(missing, {}, { staleTime: 0 })
  if (!data) return <Unread error={error} retry={refetch} lines={3} />
  const warnings = warningsOf(t, data)
  if (data.steps.length === 0 && warnings.length === 0) return null
  return (
    <section className={`${office.note} ${styles.before}`} aria-labelledby="before-opening">
      <h3 id="before-opening">{t('site-open.BEFORE')}</h3>
      {warnings.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <MissingSteps steps={data.steps} />
    </section>
  )
}

/** What visitors of a site that opens now would run into. */
const warningsOf = (t: Say, { mayJoin, sendsMail }: Missing): string[] => [
  ...(mayJoin ? [] : [t('site-open.NO_JOINING')]),
  ...(sendsMail ? [] : [t('site-open.NO_EMAILS')]),
]

/** The same in sentences, for the question before the site opens; empty where nothing is needed. */
export function missingWords(t: Say, found: Missing): string[] {
  const needed = found.steps.filter(({ items }) => items.some(({ isNeeded }) => isNeeded))
  const steps = needed.map(({ step }) => t(`setup.STEP_${step}`)).join(', ')
  return [...(steps ? [t('site-open.STILL_MISSING', { missing: steps })] : []), ...warningsOf(t, found)]
}
