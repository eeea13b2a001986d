import type { MailState } from '@clubhouse/contract/mail'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { KINDS } from './mail-words'
import styles from './outbox-tools.module.css'

const STATES: (MailState | undefined)[] = [undefined, 'WAITING', 'SENT', 'FAILED', 'CANCELLED']

interface OutboxToolsProps {
  filter: { state?: MailState; kind?: string; to?: string }
  counts?: Record<MailState, number>
  onChange: (changes: { state?: string; kind?: string; to?: string }) => void
}

/** Which mails to show. */
export function OutboxTools({ filter, counts, onChange }: OutboxToolsProps) {
  const t = useText()
  const countOf = (state?: MailState) =>
    counts && (state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0))
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere */}
      <div className={styles.states} role="group" aria-label={t('outbox.STATES')}>
        {STATES.map((state) => (
          <button
            key={state ?? 'ALL'}
            type="button"
            aria-pressed={state === filter.state}
            onClick={() => onChange({ state })}
          >
            {t(`outbox.STATE_${state ?? 'ALL'}`)} <b>{countOf(state)}</b>
          </button>
        ))}
      </div>
      <select
        aria-label={t('outbox.KIND')}
        value={filter.kind ?? ''}
        onChange={(event) => onChange({ kind: event.currentTarget.value || undefined })}
      >
        <option value="">{t('outbox.KIND_ALL')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`outbox.KIND_${kind}`)}
          </option>
        ))}
      </select>
      <form
        key={filter.to}
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ to: String(new FormData(event.currentTarget).get('to') ?? '').trim() || undefined })
        }}
      >
        <input
          type="search"
          name="to"
          inputMode="email"
          maxLength={100}
          defaultValue={filter.to}
          aria-label={t('outbox.FIND_TO')}
          placeholder={t('outbox.FIND_TO')}
        />
        <Button look="plain" size="small" type="submit">
          {t('outbox.FIND')}
        </Button>
      </form>
    </div>
  )
}
