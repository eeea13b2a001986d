import type { DataOf } from '@clubhouse/contract/call'
import { begin, publish, type read, type SetupStep } from '@clubhouse/contract/setup'
import { useState } from 'react'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { ButtonLink } from '../../ui/button'
import { Fold } from '../../ui/fold'
import { StateWord } from '../../ui/state-word'
import { isDone, isEnough } from '../progress'
import { useStepPath } from '../step-path'
import { PublishButton } from './publish-button'
import { SampleContent } from './sample-content'
import { SEEN_AT } from './seen-at'
import styles from './setup.module.css'
import { SheetForm } from './sheet-form'
import { StarterTerms } from './starter-terms'

interface Props {
  step: SetupStep
  steps: readonly SetupStep[]
  /** What a new club can begin with. */
  given: Pick<DataOf<typeof read>, 'starter' | 'samples'>
  refresh: () => Promise<unknown>
}

export function StepCard({ step, steps, given, refresh }: Props) {
  const t = useText()
  const may = useMay()
  const path = useStepPath()(step)
  const seenAt = SEEN_AT[step.step]
  const isThere = (name: SetupStep['step']) => steps.some((one) => one.step === name && isEnough(one))
  const offersSheet = step.step === 'COURSES' && !isThere('COURSES') && may(begin)
  const offersDays = step.step === 'DAYS' && !isThere('DAYS') && isThere('TEMPLATES') && may(publish)
  const name = t(`setup.STEP_${step.step}`)
  // A step that is done while one looks at it stays open.
  const [wasDone] = useState(isDone(step))
  const head = (
    <>
      <h2>{name}</h2> <StepState step={step} />
    </>
  )
  const more = (
    <>
      <p className={base.quiet}>{t(`setup.ABOUT_${step.step}`)}</p>
      <ul className={styles.items}>
        {step.items.map((item) => (
          <li key={item.code}>
            <StateWord tone={item.isDone ? 'good' : item.isNeeded ? 'next' : 'off'}>
              {t(`setup.ITEM_${item.code}`)}
              <span data-only-spoken>: {t(item.isDone ? 'setup.IS_DONE' : 'setup.IS_MISSING')}</span>
            </StateWord>
          </li>
        ))}
      </ul>
      {(path || seenAt) && (
        <div className={base.buttons}>
          {path && (
            <ButtonLink to={path} look="plain" size="small" aria-label={t('setup.OPEN_NAMED', { name })}>
              {t('setup.OPEN')}
            </ButtonLink>
          )}
          {seenAt && (
            <ButtonLink to={seenAt} look="plain" size="small" aria-label={t('setup.SEE_SITE_NAMED', { name })}>
              {t('setup.SEE_SITE')}
            </ButtonLink>
          )}
        </div>
      )}
      {offersSheet && <SheetForm refresh={refresh} />}
      {step.step === 'TERMS' && <StarterTerms starter={given.starter} refresh={refresh} />}
      {step.step === 'CONTENT' && <SampleContent samples={given.samples} refresh={refresh} />}
      {offersDays && <PublishButton refresh={refresh} />}
    </>
  )
  return (
    <li className={styles.step} data-done={isDone(step) || undefined}>
      {wasDone ? (
        <Fold className={styles.folded} summary={head}>
          {more}
        </Fold>
      ) : (
        <>
          <div className={styles.head}>{head}</div>
          {more}
        </>
      )}
    </li>
  )
}

function StepState({ step }: Pick<Props, 'step'>) {
  const t = useText()
  if (isDone(step)) return <StateWord tone="good">{t('setup.STATE_DONE')}</StateWord>
  if (isEnough(step)) return <StateWord tone="off">{t('setup.STATE_OPTIONAL')}</StateWord>
  return <StateWord tone="next">{t('setup.STATE_NEEDED')}</StateWord>
}
