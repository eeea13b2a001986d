import { InLanguages } from '../../../../form/in-languages'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { useText } from '../../../../language/use-text'
import { AreaField } from '../../../../ui/form/area-field'
import { numbers, tipOf } from './card-values'
import styles from './course-edit.module.css'

/** How to play each hole. */
export function CardTips({ holes }: { holes: number }) {
  const t = useText()
  const { label } = useOwnLanguages()
  return (
    <details className={styles.tips}>
      <summary>{t('course-edit.TIPS')}</summary>
      {numbers(holes).map((no) => (
        <InLanguages key={no} fields={(lang) => [tipOf(no, lang)]}>
          {(lang) => (
            <AreaField
              name={tipOf(no, lang)}
              label={t('course-edit.TIP_OF', { no, language: label(lang) })}
              lang={lang}
              rows={2}
            />
          )}
        </InLanguages>
      ))}
    </details>
  )
}
