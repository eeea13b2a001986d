import { useText } from '../../language/use-text'
import { ToolFind, ToolRow } from '../../ui/tool-row'

export interface GroupChoice {
  groupIdx: number
  name: string
  isTooWide: boolean
}

interface Props {
  filter: { keyword?: string; groupIdx?: number; state?: string }
  groups: readonly GroupChoice[]
  onChange: (changes: Record<string, string | undefined>) => void
}

/** Which managers to show. */
export function UserTools({ filter, groups, onChange }: Props) {
  const t = useText()
  return (
    <ToolRow>
      <select
        aria-label={t('account.GROUP')}
        value={filter.groupIdx ?? ''}
        onChange={({ currentTarget }) => onChange({ groupIdx: currentTarget.value || undefined })}
      >
        <option value="">{t('account.GROUP_ALL')}</option>
        {groups.map(({ groupIdx, name }) => (
          <option key={groupIdx} value={groupIdx}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('account.STATE')}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value || undefined })}
      >
        <option value="">{t('account.STATE_ALL')}</option>
        <option value="ACTIVE">{t('account.STATE_ACTIVE')}</option>
        <option value="LOCKED">{t('account.STATE_LOCKED')}</option>
      </select>
      <ToolFind
        label={t('account.FIND_WHAT')}
        find={t('account.FIND')}
        value={filter.keyword}
        onFind={(keyword) => onChange({ keyword })}
      />
    </ToolRow>
  )
}
