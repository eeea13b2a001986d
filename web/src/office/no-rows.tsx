import type { Call } from '@clubhouse/contract/call'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import type { OfficeList } from './declare'
import type { ListState } from './use-list'

export function NoRows<C extends Call>({ list, state }: { list: OfficeList<C>; state: ListState<C> }) {
  const t = useText()
  if (state.total > 0) return null
  const own = list.empty?.(state.query)
  const hint = own ? own.hint : 'common.NOTHING_HINT'
  return (
    <Empty
      title={t(own?.title ?? `${list.texts}.NOTHING`)}
      action={
        !own?.isAll && (
          <Button look="plain" onClick={state.clear}>
            {t('common.SHOW_ALL')}
          </Button>
        )
      }
    >
      {hint && t(hint, { defaultValue: t('common.NOTHING_HINT') })}
    </Empty>
  )
}
