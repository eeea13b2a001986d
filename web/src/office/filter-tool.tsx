import type { Call, DataOf } from '@clubhouse/contract/call'
import { useCodes } from '../code/use-codes'
import type { TextKey } from '../language/text-key'
import { useText } from '../language/use-text'
import { ToolFind } from '../ui/tool-row'
import { Views } from '../ui/views'
import { DaysTool } from './days-tool'
import type { Filter, Option } from './declare'
import type { Changes } from './list-address'

interface Filtered<C extends Call> {
  filters: Readonly<Record<string, string>>
  data?: DataOf<C>
  set: (changes: Changes) => void
}

interface Props<C extends Call, K extends Filter<C>['kind'] = Filter<C>['kind']> {
  filter: Filter<C> & { kind: K }
  state: Filtered<C>
}

export function FilterTool<C extends Call>({ filter, state }: Props<C>) {
  const t = useText()
  switch (filter.kind) {
    case 'choice':
      return <ChoiceTool filter={filter} state={state} />
    case 'select': {
      const options = filter.options({ t, data: state.data })
      return <SelectTool {...filter} value={state.filters[filter.name]} options={options} onChange={state.set} />
    }
    case 'code':
      return <CodeTool filter={filter} state={state} />
    case 'days': {
      const { from, to, label } = filter
      return (
        <DaysTool
          label={t(label)}
          from={state.filters[from]}
          to={state.filters[to]}
          onChange={(days) => state.set({ [from]: days.from, [to]: days.to })}
        />
      )
    }
    case 'switch':
      return (
        <label>
          <input
            type="checkbox"
            checked={state.filters[filter.name] === 'true'}
            onChange={({ currentTarget }) => state.set({ [filter.name]: currentTarget.checked ? 'true' : undefined })}
          />
          {t(filter.label)}
        </label>
      )
    case 'keyword': {
      const { name = 'keyword', label, isEmail } = filter
      return (
        <ToolFind
          label={t(label)}
          find={t('common.SEARCH')}
          value={state.filters[name]}
          isEmail={isEmail}
          onFind={(typed) => state.set({ [name]: typed })}
        />
      )
    }
  }
}

function ChoiceTool<C extends Call>({ filter: { label, options }, state }: Props<C, 'choice'>) {
  const t = useText()
  const names = [...new Set(options.flatMap(({ sets }) => Object.keys(sets)))]
  const chosen = options.findIndex(({ sets }) => names.every((name) => sets[name] === state.filters[name]))
  return (
    <Views
      label={t(label)}
      views={options.map(({ label, count }, i) => ({
        value: String(i),
        label: t(label),
        count: state.data && count?.(state.data),
      }))}
      value={String(chosen)}
      onChange={(i) => {
        const { sets } = options[Number(i)]!
        state.set(Object.fromEntries(names.map((name) => [name, sets[name]])))
      }}
    />
  )
}

function CodeTool<C extends Call>({ filter, state }: Props<C, 'code'>) {
  const { list } = useCodes(filter.group)
  const options = list.map(({ key, label }) => ({ value: key, label }))
  return <SelectTool {...filter} value={state.filters[filter.name]} options={options} onChange={state.set} />
}

interface SelectProps {
  name: string
  label: TextKey
  all?: TextKey
  value?: string
  options: readonly Option[]
  onChange: (changes: Changes) => void
}

function SelectTool({ name, label, all, value = '', options, onChange }: SelectProps) {
  const t = useText()
  return (
    <select
      aria-label={t(label)}
      value={value}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
    >
      {all && <option value="">{t(all)}</option>}
      {value && !options.some((option) => option.value === value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
