import type { Call } from '@clubhouse/contract/call'
import { exportedOf, exportPath } from '@clubhouse/contract/list'
import { useState } from 'react'
import { fetchFile } from '../api/fetch-file'
import { queryOf } from '../api/request'
import { useClub, useLanguage, useText } from '../language/use-text'
import { Button } from '../ui/button'
import type { OfficeList } from './declare'
import styles from './list.module.css'
import type { ListState } from './use-list'

/** Saves all rows that fit the filters as an Excel file in the language of the page. */
export function ExportTool<C extends Call>({ list, state }: { list: OfficeList<C>; state: ListState<C> }) {
  const t = useText()
  const { lang } = useLanguage()
  const club = useClub()
  const [pending, setPending] = useState(false)
  const { call } = list
  if (!exportedOf(call) || state.total === 0) return null
  async function save() {
    setPending(true)
    const { page: _, size: __, ...filters } = state.input
    await fetchFile(
      exportPath(call) + queryOf({ ...list.asks?.(club), ...filters, textLang: lang }),
      `${t(`${list.texts}.TITLE`)}.xlsx`,
    )
    setPending(false)
  }
  return (
    <Button
      look="plain"
      size="small"
      className={styles.view}
      pending={pending}
      aria-label={t('office.EXPORT_HINT')}
      onClick={save}
    >
      {t('office.EXPORT')}
    </Button>
  )
}
