import type { DataOf } from '@clubhouse/contract/call'
import type { forManager } from '@clubhouse/contract/language'
import { useEffect, useState } from 'react'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { ToolRow } from '../../ui/tool-row'

const TYPING_MS = 300

export interface Filter {
  lang: string
  category?: string
  missing?: boolean
  keyword?: string
}

interface MessageToolsProps {
  filter: Filter
  categories: DataOf<typeof forManager>['categories']
  onChange: (changes: Partial<Record<keyof Filter, string | undefined>>) => void
}

/** Which texts to show: of which language, of which part of the product, only those to be translated. */
export function MessageTools({ filter, categories, onChange }: MessageToolsProps) {
  const t = useText()
  const languages = useCodes('101').list
  const [typed, setTyped] = useState(filter.keyword ?? '')
  useEffect(() => {
    if (typed === (filter.keyword ?? '')) return
    const later = setTimeout(() => onChange({ keyword: typed }), TYPING_MS)
    return () => clearTimeout(later)
  })
  return (
    <ToolRow>
      <label>
        {t('common.LANGUAGE')}
        <select value={filter.lang} onChange={(event) => onChange({ lang: event.currentTarget.value })}>
          {languages.length === 0 && <option value={filter.lang}>{filter.lang}</option>}
          {languages.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('message.CATEGORY')}
        <select
          value={filter.category ?? ''}
          onChange={(event) => onChange({ category: event.currentTarget.value || undefined })}
        >
          <option value="">{t('message.ALL')}</option>
          {categories.map(({ category, total, missing }) => (
            <option key={category} value={category}>
              {category} ({missing > 0 ? `${total - missing}/${total}` : total})
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('message.FIND')}
        <input type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={filter.missing ?? false}
          onChange={(event) => onChange({ missing: event.currentTarget.checked ? 'true' : undefined })}
        />
        {t('message.ONLY_MISSING')}
      </label>
    </ToolRow>
  )
}
