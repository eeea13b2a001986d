import { useText } from '../language/use-text'
import type { Views } from './use-views'
import { viewQuery } from './view-query'

interface Props {
  views: Views['views']
  query: URLSearchParams
  /** Names in the URL that belong to a view. */
  names: readonly string[]
  onChoose: (query: string) => void
}

export function ViewTool({ views, query, names, onChoose }: Props) {
  const t = useText()
  if (views.length === 0) return null
  const now = viewQuery(query, names)
  const chosen = views.find((view) => view.query === now)
  return (
    <select
      aria-label={t('office.VIEW')}
      value={chosen?.viewIdx ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChoose(views.find(({ viewIdx }) => String(viewIdx) === value)?.query ?? '')
      }
    >
      <option value="">{t('office.VIEW_NONE')}</option>
      {views.map(({ viewIdx, name, isMine, ownerName }) => (
        <option key={viewIdx} value={viewIdx}>
          {isMine ? name : t('office.VIEW_OF', { name, owner: ownerName })}
        </option>
      ))}
    </select>
  )
}
