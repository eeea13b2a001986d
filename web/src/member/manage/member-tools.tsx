import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { ToolChoice, ToolFind, ToolRow } from '../../ui/tool-row'
import styles from './manage.module.css'
import { type MemberFilter, STATES } from './member-words'

interface Props {
  filter: MemberFilter
  /** Who waits for the club; unknown until the list is there. */
  pending?: number
  onChange: (changes: Record<string, string | undefined>) => void
}

/** Which members to show; who waits for the club is one press away. */
export function MemberTools({ filter, pending, onChange }: Props) {
  const t = useText()
  const types = useCodes('702')
  const day = (name: 'joinedFrom' | 'joinedTo', label: string) => (
    <label className={styles.day}>
      {t(label)}
      <input
        type="date"
        value={filter[name] ?? ''}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
      />
    </label>
  )
  return (
    <ToolRow>
      <ToolChoice
        label={t('member-manage.WHO')}
        options={[
          { value: undefined, label: t('member-manage.ALL') },
          { value: 'PENDING', label: t('member-manage.WAITING'), count: pending },
          { value: 'SUSPENDED', label: t('member-manage.PAUSED') },
        ]}
        chosen={filter.suspended ? 'SUSPENDED' : filter.state}
        onChoose={(who) =>
          onChange({
            state: who === 'PENDING' ? who : undefined,
            suspended: who === 'SUSPENDED' ? 'true' : undefined,
          })
        }
      />
      <select
        aria-label={t('member-manage.STATE')}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value || undefined })}
      >
        <option value="">{t('member-manage.STATE_ALL')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`member-manage.STATE_${state}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('member-manage.TYPE')}
        value={filter.memberType ?? ''}
        onChange={({ currentTarget }) => onChange({ memberType: currentTarget.value || undefined })}
      >
        <option value="">{t('member-manage.TYPE_ALL')}</option>
        {types.list.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      {day('joinedFrom', 'member-manage.JOINED_FROM')}
      {day('joinedTo', 'member-manage.JOINED_TO')}
      <ToolFind
        label={t('member-manage.FIND_WHAT')}
        find={t('common.SEARCH')}
        value={filter.keyword}
        onFind={(keyword) => onChange({ keyword })}
      />
    </ToolRow>
  )
}
