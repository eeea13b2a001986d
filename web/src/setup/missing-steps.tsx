import type { SetupStep } from '@clubhouse/contract/setup'
import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { StateWord } from '../ui/state-word'
import styles from './missing-steps.module.css'
import { useStepPath } from './step-path'

/** What a club lacks, by steps that lead to where they are done. */
export function MissingSteps({ steps }: { steps: readonly SetupStep[] }) {
  const t = useText()
  const pathOf = useStepPath()
  return (
    <ul className={styles.list}>
      {steps.map((step) => {
        const path = pathOf(step)
        const name = t(`setup.STEP_${step.step}`)
        return (
          <li key={step.step}>
            <b>{path ? <Link to={path}>{name}</Link> : name}</b>
            {step.items.map(({ code, isNeeded }) => (
              <StateWord key={code} tone={isNeeded ? 'next' : 'off'}>
                {t(`setup.ITEM_${code}`)}
                <span data-only-spoken>: {t(isNeeded ? 'setup.STATE_NEEDED' : 'setup.STATE_OPTIONAL')}</span>
              </StateWord>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
