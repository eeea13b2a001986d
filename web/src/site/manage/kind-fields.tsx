import { useCodes } from '../../code/use-codes'
import { DraftChoice, DraftField } from '../../form/draft-field'
import type { DraftForm } from '../../form/use-draft'
import { useText } from '../../language/use-text'
import { hasProvider, type Kind } from './cert-values'
import styles from './site-manage.module.css'

interface Props {
  form: DraftForm
  kinds: readonly Kind[]
  readOnly: boolean
}

/** The ways by which people show who they are. */
export function KindFields({ form, kinds, readOnly }: Props) {
  const t = useText()
  const { label } = useCodes('754')
  const none = Object.entries(form.wrong).find(([field, fault]) => field.startsWith('use ') && fault)?.[1]
  return (
    <section className={styles.section} aria-labelledby="kinds">
      <h2 id="kinds">{t('site-info.KINDS')}</h2>
      <p className={styles.lead}>{t('site-info.KINDS_LEAD')}</p>
      <div role="alert">{none && <p className={styles.error}>{t(none)}</p>}</div>
      {kinds.map(({ kind, hasSecret, mailFrom }) => (
        <div key={kind} className={styles.kind}>
          <DraftChoice
            form={form}
            name={`use ${kind}`}
            label={label(kind)}
            hint={t(`site-info.KIND_${kind}`, { from: mailFrom ?? '' })}
            readOnly={readOnly}
          />
          {hasProvider(kind) && (form.values[`use ${kind}`] || hasSecret) && (
            <div className={styles.fields}>
              <DraftField
                form={form}
                name={`siteCode ${kind}`}
                label={t('site-info.SITE_CODE')}
                maxLength={100}
                readOnly={readOnly}
              />
              <DraftField
                form={form}
                name={`secret ${kind}`}
                label={t('site-info.SECRET')}
                type="password"
                autoComplete="new-password"
                maxLength={200}
                placeholder={hasSecret ? t('site-info.SECRET_KEPT') : ''}
                readOnly={readOnly}
              />
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
