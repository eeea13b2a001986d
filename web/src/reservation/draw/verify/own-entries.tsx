import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import type { Bundle } from '@clubhouse/draw/bundle'
import { useId } from 'react'
import { useText } from '../../../language/use-text'
import { StateWord } from '../../../ui/state-word'
import styles from '../draw.module.css'
import { wasFrozen } from '../draw-words'

interface Props {
  bundle: Bundle
  mine: readonly DrawEntry[]
}

/** Whether the own entries are among those of the draw, as the receipt says; no bundle can show that by itself. */
export function OwnEntries({ bundle, mine }: Props) {
  const t = useText()
  const id = useId()
  const hashes = new Map(bundle.entries.map(({ pseudonym, entryHash }) => [pseudonym, entryHash]))
  const frozen = mine.filter(wasFrozen)
  if (frozen.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby={id} data-screen>
      <h2 id={id}>{t('draw.OWN_ENTRIES')}</h2>
      <ul className={styles.list}>
        {frozen.map(({ entryIdx, playDate, pseudonym, entryHash }) => {
          const isThere = hashes.get(pseudonym) === entryHash
          return (
            <li key={entryIdx}>
              <p>{t('draw.OWN_ENTRY', { date: playDate, pseudonym: pseudonym.slice(0, 8) })}</p>
              <StateWord tone={isThere ? 'good' : 'bad'}>
                {t(isThere ? 'draw.OWN_ENTRY_THERE' : 'draw.OWN_ENTRY_NOT')}
              </StateWord>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
