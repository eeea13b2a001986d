import type { Call } from '@clubhouse/contract/call'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { ToolRow } from '../ui/tool-row'
import type { OfficeList } from './declare'
import { FilterTool } from './filter-tool'
import { namesIn } from './list-address'
import styles from './list-tools.module.css'
import { SortTool } from './sort-tool'
import type { ListState } from './use-list'

interface Props<C extends Call> {
  list: OfficeList<C>
  state: ListState<C>
  children: ReactNode
}

/** The filters of a list. A phone shows them, and the sort, when they are asked for. */
export function ListTools<C extends Call>({ list, state, children }: Props<C>) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const filters = list.filters ?? []
  const inUse = Object.keys(state.filters).length
  const extras = filters.filter(({ isExtra }) => isExtra)
  const areUsed = extras.flatMap(namesIn).some(({ name }) => name in state.filters)
  const [isMore, setMore] = useState(false)
  return (
    <search className={styles.tools} aria-label={t('office.FILTERS')}>
      <Button
        look="plain"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {inUse > 0 ? t('office.FILTERS_IN_USE', { count: inUse }) : t('office.FILTERS')}
      </Button>
      <div id={id} className={styles.row} data-open={isOpen || undefined}>
        <ToolRow>
          {filters.map((filter, i) => !filter.isExtra && <FilterTool key={i} filter={filter} state={state} />)}
          {extras.length > 0 && (
            <Button
              look="plain"
              size="small"
              aria-expanded={isMore || areUsed}
              aria-controls={`${id}more`}
              onClick={() => setMore(!isMore)}
            >
              {t('office.FILTERS_MORE')}
            </Button>
          )}
          <SortTool list={list} state={state} />
          {children}
        </ToolRow>
        {extras.length > 0 && (
          <div id={`${id}more`} hidden={!isMore && !areUsed}>
            <ToolRow>
              {extras.map((filter, i) => (
                <FilterTool key={i} filter={filter} state={state} />
              ))}
            </ToolRow>
          </div>
        )}
      </div>
    </search>
  )
}
