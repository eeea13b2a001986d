import { PASSWORD_POLICIES } from '@clubhouse/contract/member/password'
import { DraftSelect } from '../../form/draft-field'
import type { DraftForm } from '../../form/use-draft'
import { useText } from '../../language/use-text'
import forms from '../../member/form/form.module.css'
import styles from './site-manage.module.css'

interface Props {
  form: DraftForm
  readOnly: boolean
}

/** Which passwords members may choose, and for how long. */
export function PasswordFields({ form, readOnly }: Props) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="passwords">
      <h2 id="passwords">{t('site-info.PASSWORDS')}</h2>
      <p className={styles.lead}>{t('site-info.PASSWORDS_LEAD')}</p>
      <fieldset className={styles.radios}>
        <legend>{t('site-info.POLICY')}</legend>
        {PASSWORD_POLICIES.map((policy) => (
          <label key={policy} className={forms.choice}>
            <input
              type="radio"
              name="policy"
              value={policy}
              disabled={readOnly}
              checked={form.values.policy === policy}
              onChange={() => form.type('policy', policy)}
            />
            <span>
              {t(`site-info.POLICY_${policy.toUpperCase()}`)}
              <small>{t(`site-info.POLICY_${policy.toUpperCase()}_HINT`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <DraftSelect
          form={form}
          name="days"
          label={t('site-info.PASSWORD_DAYS')}
          readOnly={readOnly}
          options={daysToChoose(Number(form.saved.days)).map((days) => ({
            value: String(days),
            label: days === 0 ? t('site-info.NEVER') : t('site-info.DAYS', { count: days }),
          }))}
        />
      </div>
    </section>
  )
}

/** What is set by another way can be seen and kept. */
function daysToChoose(now: number): number[] {
  return [...new Set([0, 90, 180, 365, now])].sort((a, b) => a - b)
}
