import { useOwnLanguages } from '../../../../form/use-own-languages'
import { useText } from '../../../../language/use-text'
import { AreaField } from '../../../../ui/form/area-field'
import { numbers, tipOf } from './card-values'
import styles from './course-edit.module.css'

export function CardTips({ holes, langs }: { holes: number; langs: readonly string[] }) {
  const t = useText()
  const { label } = useOwnLanguages()
  return (
    <details className={styles.tips}>
      <summary>{t('course-edit.TIPS')}</summary>
      {numbers(holes).map((no) => (
        <div key={no} className={styles.tip}>
          {langs.map((lang) => (
            <AreaField
              key={lang}
              name={tipOf(no, lang)}
              label={t('course-edit.TIP_OF', { no, language: label(lang) })}
              lang={lang}
              rows={2}
            />
          ))}
        </div>
      ))}
    </details>
  )
}
