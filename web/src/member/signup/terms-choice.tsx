import type { Terms } from '@clubhouse/contract/terms'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import { ChoiceField } from '../../ui/form/choice-field'
import { useForms } from '../../ui/form/form'
import choice from '../../ui/form/form.module.css'
import { RichText } from '../../ui/rich-text'
import styles from './signup-steps.module.css'
import { fieldOf } from './use-terms-form'

/** A checkbox for each of the terms, and one for all required terms. Consent to news has to be ticked by itself. */
export function TermsChoice({ terms }: { terms: Terms[] }) {
  const t = useText()
  const [form] = useForms()
  const required = terms.filter(({ isRequired }) => isRequired)
  return (
    <div className={styles.list}>
      {required.length > 1 && (
        <label className={`${choice.choice} ${styles.all}`}>
          <input
            type="checkbox"
            checked={required.every((one) => form?.values[fieldOf(one)])}
            onChange={({ target }) => {
              for (const one of required) form?.type(fieldOf(one), target.checked)
            }}
          />
          {t('signup.AGREE_REQUIRED')}
        </label>
      )}
      {terms.map((one) => (
        <OneTerms key={one.termsIdx} terms={one} />
      ))}
    </div>
  )
}

function OneTerms({ terms }: { terms: Terms }) {
  const t = useText()
  const { day } = useFormat()
  const { lang } = useLanguage()
  const { termsIdx, title, contents, effectiveDate, isRequired } = terms
  const own = terms.lang === lang ? undefined : terms.lang
  return (
    <div className={styles.one}>
      <ChoiceField
        name={fieldOf(terms)}
        required={isRequired}
        label={
          <>
            <span lang={own}>{title}</span>{' '}
            <em className={styles.need}>{t(isRequired ? 'signup.REQUIRED' : 'signup.OPTIONAL')}</em>
          </>
        }
        hint={t('signup.IN_FORCE_SINCE', { day: day(effectiveDate, 'date') })}
      />
      <details className={styles.text}>
        <summary>{t('signup.READ')}</summary>
        {/* A scrollable region must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className={styles.scroll} tabIndex={0} lang={own} aria-labelledby={`terms-${termsIdx}t`}>
          <h2 id={`terms-${termsIdx}t`}>{title}</h2>
          <RichText html={contents} />
        </section>
        <a href={`/common/agreement/${termsIdx}`} target="_blank" rel="noopener">
          {t('signup.READ_APART')}
        </a>
      </details>
    </div>
  )
}
