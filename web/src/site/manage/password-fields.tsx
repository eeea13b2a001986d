import { PASSWORD_POLICIES } from '@clubhouse/contract/member/password'
import { useText } from '../../language/use-text'
import { RadioField } from '../../ui/form/radio-field'
import { SelectField } from '../../ui/form/select-field'
import styles from './site-manage.module.css'

/** Password policy and expiry. @param days the saved value */
export function PasswordFields({ days }: { days: number }) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="passwords">
      <h2 id="passwords">{t('site-info.PASSWORDS')}</h2>
      <p className={styles.lead}>{t('site-info.PASSWORDS_LEAD')}</p>
      <RadioField
        name="policy"
        legend={t('site-info.POLICY')}
        options={PASSWORD_POLICIES.map((policy) => ({
          value: policy,
          label: t(`site-info.POLICY_${policy.toUpperCase()}`),
          hint: t(`site-info.POLICY_${policy.toUpperCase()}_HINT`),
        }))}
      />
      <div className={styles.fields}>
        <SelectField
          name="days"
          label={t('site-info.PASSWORD_DAYS')}
          options={daysToChoose(days).map((days) => ({
            value: String(days),
            label: days === 0 ? t('site-info.NEVER') : t('site-info.DAYS', { count: days }),
          }))}
        />
      </div>
    </section>
  )
}

/** A value set by other means stays selectable. */
function daysToChoose(now: number): number[] {
  return [...new Set([0, 90, 180, 365, now])].sort((a, b) => a - b)
}
