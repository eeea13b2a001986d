import type { MailState } from '@clubhouse/contract/mail'
import { useText } from '../../language/use-text'
import { ToolChoice, ToolFind, ToolRow } from '../../ui/tool-row'
import { KINDS } from './mail-words'

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
    <ToolRow>
      <ToolChoice
        label={t('outbox.STATES')}
        options={STATES.map((value) => ({
          value,
          label: t(`outbox.STATE_${value ?? 'ALL'}`),
          count: countOf(value),
        }))}
        chosen={filter.state}
        onChoose={(state) => onChange({ state })}
      />
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
      <ToolFind
        label={t('outbox.FIND_TO')}
        find={t('outbox.FIND')}
        value={filter.to}
        isEmail
        onFind={(to) => onChange({ to })}
      />
    </ToolRow>
  )
}
