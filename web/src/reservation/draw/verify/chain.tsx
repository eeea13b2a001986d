import type { Finding } from '@clubhouse/draw/verify'
import { useId } from 'react'
import { useText } from '../../../language/use-text'
import { FactLines } from '../../../ui/fact-lines'
import { StateWord } from '../../../ui/state-word'
import styles from '../draw.module.css'
import { Hex } from '../hex'
import { type Checked, chainOf } from './links'

interface Props {
  findings: readonly Finding[]
  isDrawn: boolean
  mode?: 'beacon' | 'numbers' | 'slow'
}

const TONES = { good: 'good', differs: 'bad', later: 'wait', unknown: 'off' } as const
/** More of one kind say nothing new. */
const MOST = 5

/** Each link from the entries to the result, with a tick or what differs. */
export function Chain({ findings, isDrawn, mode }: Props) {
  const t = useText()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('draw.CHAIN')}</h2>
      <ol className={styles.chain}>
        {chainOf(findings, isDrawn).map((checked) => (
          <li key={checked.link} data-state={checked.state}>
            <h3>{t(`draw.LINK_${checked.link}`)}</h3>
            <StateWord tone={TONES[checked.state]}>
              {t(`draw.LINK_IS_${checked.state.toUpperCase() as 'GOOD'}`)}
            </StateWord>
            <p>{checked.link === 'VALUE' && mode ? t(`draw.VALUE_${mode}`) : t(`draw.LINK_${checked.link}_HINT`)}</p>
            <Found checked={checked} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Found({ checked: { findings } }: { checked: Checked }) {
  const t = useText()
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings}>
      {findings.slice(0, MOST).map(({ what, path, expected, found }, i) => (
        <li key={i}>
          <p>{t(`draw.FIND_${what}`)}</p>
          <FactLines
            rows={[
              [t('draw.FIND_AT'), <Hex key="at" text={path || '–'} />],
              [t('draw.FIND_EXPECTED'), expected !== undefined && <Hex key="expected" text={expected} />],
              [t('draw.FIND_FOUND'), found !== undefined && <Hex key="found" text={found} />],
            ]}
          />
        </li>
      ))}
      {findings.length > MOST && <li>{t('draw.FIND_MORE', { count: findings.length - MOST })}</li>}
    </ul>
  )
}
