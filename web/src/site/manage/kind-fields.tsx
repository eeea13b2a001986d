import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { ChoiceField } from '../../ui/form/choice-field'
import { useForms } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { hasProvider, type Kind } from './cert-values'
import styles from './site-manage.module.css'

export function KindFields({ kinds }: { kinds: readonly Kind[] }) {
  const t = useText()
  const { label } = useCodes('754')
  const form = useForms()[0]
  return (
    <section className={styles.section} aria-labelledby="kinds">
      <h2 id="kinds">{t('site-info.KINDS')}</h2>
      <p className={styles.lead}>{t('site-info.KINDS_LEAD')}</p>
      {kinds.map(({ kind, hasSecret, mailFrom }) => (
        <div key={kind} className={styles.kind}>
          <ChoiceField
            name={`use ${kind}`}
            label={label(kind)}
            hint={t(`site-info.KIND_${kind}`, { from: mailFrom ?? '' })}
          />
          {hasProvider(kind) && (form?.values[`use ${kind}`] || hasSecret) && (
            <div className={styles.fields}>
              <TextField name={`siteCode ${kind}`} label={t('site-info.SITE_CODE')} />
              <TextField
                name={`secret ${kind}`}
                label={t('site-info.SECRET')}
                type="password"
                autoComplete="new-password"
                placeholder={hasSecret ? t('site-info.SECRET_KEPT') : ''}
              />
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
