import type { Terms } from '@clubhouse/contract/terms'
import { useFormat, useText } from '../../language/use-text'
import form from '../../ui/form/form.module.css'
import { RichText } from '../../ui/rich-text'
import styles from './terms-choice.module.css'

interface Props {
  terms: Terms[]
  agreed: ReadonlySet<number>
  /** Required terms left unanswered. */
  missing: ReadonlySet<number>
  onChange: (agreed: Set<number>) => void
}

/** Yes or no to each document, with its full text. */
export function TermsChoice({ terms, agreed, missing, onChange }: Props) {
  const t = useText()
  const isAll = terms.length > 0 && terms.every(({ termsIdx }) => agreed.has(termsIdx))
  const put = (termsIdx: number, yes: boolean) => {
    const next = new Set(agreed)
    if (yes) next.add(termsIdx)
    else next.delete(termsIdx)
    onChange(next)
  }
  return (
    <div className={styles.list}>
      <label className={`${form.choice} ${styles.all}`}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => onChange(new Set(target.checked ? terms.map(({ termsIdx }) => termsIdx) : []))}
        />
        {t('signup.AGREE_ALL')}
      </label>
      {terms.map((one) => (
        <OneTerms
          key={one.termsIdx}
          terms={one}
          isAgreed={agreed.has(one.termsIdx)}
          isMissing={missing.has(one.termsIdx)}
          onChange={(yes) => put(one.termsIdx, yes)}
        />
      ))}
    </div>
  )
}

interface OneProps {
  terms: Terms
  isAgreed: boolean
  isMissing: boolean
  onChange: (yes: boolean) => void
}

function OneTerms({ terms: { termsIdx, title, contents, effectiveDate, isRequired }, ...choice }: OneProps) {
  const t = useText()
  const { day } = useFormat()
  const fault = `terms-${termsIdx}e`
  return (
    <div className={styles.one}>
      <label className={form.choice}>
        <input
          type="checkbox"
          name={`terms-${termsIdx}`}
          checked={choice.isAgreed}
          required={isRequired}
          aria-invalid={choice.isMissing || undefined}
          aria-describedby={choice.isMissing ? fault : undefined}
          onChange={({ target }) => choice.onChange(target.checked)}
        />
        <span>
          {title} <em className={styles.need}>{t(isRequired ? 'signup.REQUIRED' : 'signup.OPTIONAL')}</em>
          <small>{t('signup.IN_FORCE_SINCE', { day: day(effectiveDate, 'date') })}</small>
        </span>
      </label>
      {choice.isMissing && (
        <p id={fault} className={styles.fault}>
          {t('signup.TERMS_MISSING')}
        </p>
      )}
      <details className={styles.text}>
        <summary>{t('signup.READ')}</summary>
        {/* A scrollable region must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className={styles.scroll} tabIndex={0} aria-labelledby={`terms-${termsIdx}t`}>
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
