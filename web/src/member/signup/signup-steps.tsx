import { useText } from '../../language/use-text'
import styles from './signup-steps.module.css'

const STEPS = ['STEP_TERMS', 'STEP_PROOF', 'STEP_FORM', 'STEP_DONE'] as const

export function SignupSteps({ now }: { now: 1 | 2 | 3 | 4 }) {
  const t = useText()
  return (
    <ol className={styles.steps} aria-label={t('signup.STEPS')}>
      {STEPS.map((step, i) => (
        <li key={step} aria-current={i + 1 === now ? 'step' : undefined} data-done={i + 1 < now || undefined}>
          <span className={styles.number} aria-hidden="true">
            {i + 1 < now ? '✓' : i + 1}
          </span>
          <span className={styles.name}>{t(`signup.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
