import { change, type forManager } from '@clubhouse/contract/language/manage'
import { useText } from '../../language/use-text'
import type { RowOf } from '../../office/declare'
import { useMay } from '../../session/may'
import { afterTyping, shownIn } from './drafts'
import styles from './message-page.module.css'
import { useDrafts } from './use-drafts'

type Message = RowOf<typeof forManager>

export function Original({ row }: { row: Message }) {
  return (
    <span className={styles.original} id={originalId(row)} lang="en">
      {row.original}
    </span>
  )
}

const originalId = ({ category, code }: Message) => `original-${category}.${code}`

const noteId = ({ category, code }: Message) => `note-${category}.${code}`

/** Replaces an original that is edited elsewhere. */
export function Translation({ row }: { row: Message }) {
  const t = useText()
  const mayWrite = useMay()(change)
  const [drafts, setDrafts] = useDrafts()
  const { category, code, original, lang, msg, isOwn } = row
  const shown = shownIn(drafts, lang, row)
  const isChanged = shown !== (msg ?? '')
  const note = isChanged ? 'CHANGED' : msg === null ? 'MISSING' : isOwn ? 'OWN' : undefined
  const type = (typed: string) => setDrafts((now) => afterTyping(now, lang, row, typed))
  return (
    <div className={styles.field} data-note={note}>
      <textarea
        lang={lang}
        rows={Math.min(6, Math.max(1, Math.ceil(original.length / 60)))}
        value={shown}
        readOnly={!mayWrite}
        maxLength={2000}
        aria-label={`${category}.${code}`}
        aria-describedby={note ? `${originalId(row)} ${noteId(row)}` : originalId(row)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {note && (
        <p className={styles.note} id={noteId(row)}>
          {t(`message.${note}`)}
          {isOwn && !isChanged && mayWrite && (
            <button type="button" onClick={() => type('')}>
              {t('message.RESTORE')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
