import type { DataOf } from '@clubhouse/contract/call'
import type { forManager } from '@clubhouse/contract/language'
import { useId } from 'react'
import { useText } from '../../language/use-text'
import styles from './message-page.module.css'

export type Message = DataOf<typeof forManager>['list'][number]

interface MessageRowProps {
  message: Message
  shown: string
  isChanged: boolean
  mayWrite: boolean
  onType: (typed: string) => void
}

/** A text: its key, the original, and what to say in its place. */
export function MessageRow({ message, shown, isChanged, mayWrite, onType }: MessageRowProps) {
  const t = useText()
  const id = useId()
  const { category, code, original, lang, msg, isOwn } = message
  const note = isChanged ? 'CHANGED' : msg === null ? 'MISSING' : isOwn ? 'OWN' : undefined
  return (
    <li className={styles.row} data-note={note}>
      <div className={styles.original}>
        <p className={styles.key}>
          {category}.{code}
        </p>
        <p id={id} lang="en">
          {original}
        </p>
      </div>
      <div className={styles.field}>
        <textarea
          lang={lang}
          rows={Math.min(6, Math.max(1, Math.ceil(original.length / 60)))}
          value={shown}
          readOnly={!mayWrite}
          maxLength={2000}
          aria-label={`${category}.${code}`}
          aria-describedby={id}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {note && (
          <p className={styles.note}>
            {t(`message.${note}`)}
            {isOwn && !isChanged && mayWrite && (
              <button type="button" onClick={() => onType('')}>
                {t('message.RESTORE')}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
