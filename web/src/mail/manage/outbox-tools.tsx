import { useText } from '../../language/use-text'
import { ToolChoice, ToolFind, ToolRow } from '../../ui/tool-row'
import { CHOICES, type Choice, countOf, KINDS } from './mail-words'

interface OutboxToolsProps {
  filter: { state?: Choice; kind?: string; to?: string }
  counts?: Record<Choice, number>
  onChange: (changes: { state?: string; kind?: string; to?: string }) => void
}

/** Which mails to show. */
export function OutboxTools({ filter, counts, onChange }: OutboxToolsProps) {
  const t = useText()
  return (
    <ToolRow>
      <ToolChoice
        label={t('outbox.STATES')}
        options={[undefined, ...CHOICES].map((value) => ({
          value,
          label: t(`outbox.STATE_${value ?? 'ALL'}`),
          count: counts && countOf(counts, value),
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
        find={t('common.SEARCH')}
        value={filter.to}
        isEmail
        onFind={(to) => onChange({ to })}
      />
    </ToolRow>
  )
}
