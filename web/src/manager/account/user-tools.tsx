import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from './account.module.css'

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
    <div className={styles.tools}>
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
      <form
        key={filter.keyword}
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() || undefined })
        }}
      >
        <input
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={filter.keyword}
          aria-label={t('account.FIND_WHAT')}
          placeholder={t('account.FIND_WHAT')}
        />
        <Button look="plain" size="small" type="submit">
          {t('account.FIND')}
        </Button>
      </form>
    </div>
  )
}
