import { history, type Letter, type LetterEntry } from '@clubhouse/contract/letter'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import type { Values } from '../../../ui/form/draft'
import { Time } from '../../../ui/time'
import { Unread } from '../../../ui/unread'
import styles from './letter.module.css'
import { eachText, fieldName } from './letter-values'

interface Props {
  letter: Letter
  nameOf: (name: string) => string
  /** Left out where the texts may only be read. */
  onRestore?: (values: Values) => void
}

/** Who changed the texts; each state before can be put into the form again. */
export function LetterHistory(props: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{t('letter.HISTORY')}</h2>
      {isOpen ? (
        <Entries key={props.letter.version} {...props} />
      ) : (
        <Button look="plain" onClick={() => setOpen(true)}>
          {t('letter.HISTORY_SHOW')}
        </Button>
      )}
    </section>
  )
}

function Entries({ letter, nameOf, onRestore }: Props) {
  const t = useText()
  // After each change of the texts their history is another one.
  const { data, error, refetch } = useCall(history, { kind: letter.kind }, { staleTime: 0 })
  const restore = ({ texts }: LetterEntry) => {
    const own = new Map(texts.map(({ lang, code, msg }) => [fieldName(lang, code), msg]))
    const all = eachText(letter).map(({ name, words }) => [name, own.get(name) ?? words.original ?? ''])
    onRestore?.(Object.fromEntries(all))
    toast(t('letter.RESTORED'))
  }
  if (!data) return <Unread error={error} retry={refetch} lines={4} />
  if (data.length === 0) return <p className={base.quiet}>{t('letter.HISTORY_EMPTY')}</p>
  return (
    <ol>
      {data.map((entry) => (
        <Entry key={entry.auditIdx} entry={entry} nameOf={nameOf} onRestore={onRestore && restore} />
      ))}
    </ol>
  )
}

interface EntryProps {
  entry: LetterEntry
  nameOf: (name: string) => string
  onRestore?: (entry: LetterEntry) => void
}

function Entry({ entry, nameOf, onRestore }: EntryProps) {
  const t = useText()
  const { instant } = useFormat()
  const shown = (msg: string | null) => msg ?? t('letter.ORIGINAL')
  return (
    <li>
      <p className={base.quiet}>
        <Time at={entry.at}>{instant(entry.at)}</Time> · {entry.by ?? t('history.A_MANAGER')}
      </p>
      <dl>
        {entry.changes.map(({ lang, code, before, after }) => (
          <div key={fieldName(lang, code)}>
            <dt>{nameOf(fieldName(lang, code))}</dt>
            <dd data-was lang={lang}>
              <span data-only-spoken>{t('history.BEFORE')}</span> {shown(before)}
            </dd>
            <dd lang={lang}>
              <span data-only-spoken>{t('history.AFTER')}</span> {shown(after)}
            </dd>
          </div>
        ))}
      </dl>
      {onRestore && (
        <Button
          look="plain"
          size="small"
          aria-label={t('letter.RESTORE_OF', { at: instant(entry.at) })}
          onClick={() => onRestore(entry)}
        >
          {t('letter.RESTORE')}
        </Button>
      )}
    </li>
  )
}
