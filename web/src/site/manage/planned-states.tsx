import { removePlan, type SitePlan } from '@clubhouse/contract/site-plan'
import { ask } from '../../api/transport'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './site-manage.module.css'
import { TONES } from './state-values'

export function PlannedStates({ plans, refresh }: { plans: readonly SitePlan[]; refresh: () => Promise<unknown> }) {
  const t = useText()
  const { instant } = useFormat()
  const mayRemove = useMay()(removePlan)
  const takeAway = async ({ planIdx, at }: SitePlan) => {
    const message = t('site-open.ASK_REMOVE', { at: instant(at) })
    if (!(await confirm({ message, yes: t('site-open.REMOVE'), tone: 'danger' }))) return
    const done = await ask(removePlan, { planIdx }, { toasts: 'all' }).then(
      () => true,
      () => false,
    )
    if (done) toast(t('site-open.REMOVED'), { type: 'success' })
    await refresh()
  }
  if (plans.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="plans">
      <h2 id="plans">{t('site-open.PLANS')}</h2>
      <dl className={styles.facts}>
        {plans.map((plan) => (
          <div key={plan.planIdx}>
            <dt>
              <Time at={plan.at}>{instant(plan.at)}</Time>
            </dt>
            <dd>
              <StateWord tone={TONES[plan.state]}>{t(`site-open.STATE_${plan.state}`)}</StateWord> {plan.reason}
              {mayRemove && (
                <Button
                  look="bare"
                  size="small"
                  aria-label={t('site-open.REMOVE_AT', { at: instant(plan.at) })}
                  onClick={() => takeAway(plan)}
                >
                  {t('site-open.REMOVE')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
