import { useOwnLanguages } from '../form/use-own-languages'
import { useText } from '../language/use-text'
import { StateWord } from '../ui/state-word'
import type { Languages } from './declare'
import styles from './list.module.css'

interface Props<Row> {
  row: Row
  of: ((row: Row, languages: Languages) => readonly string[]) | undefined
}

/** Names the languages in which words of a row are missing. */
export function MissingLanguages<Row>({ row, of }: Props<Row>) {
  const t = useText()
  const { own, others, label } = useOwnLanguages()
  const missing = of?.(row, { own, all: [own, ...others] }) ?? []
  if (missing.length === 0) return null
  return (
    <div className={styles.missing}>
      {missing.map((lang) => (
        <StateWord key={lang} tone="wait">
          {t('office.MISSING_IN', { language: label(lang) })}
        </StateWord>
      ))}
    </div>
  )
}
