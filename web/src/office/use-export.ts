import type { Call } from '@clubhouse/contract/call'
import { exportOf } from '@clubhouse/contract/list'
import { fetchFile } from '../api/fetch-file'
import { useLanguage, useText } from '../language/use-text'
import { toast } from '../ui/feedback/toast'
import { noteWork, type WorkTitle, works } from './works'

/** The rows of a list that fit its filters. */
export interface ExportedRows {
  call: Call
  input: object
}

interface Exported {
  /** Of the page that it was started on. */
  page: string
  title: WorkTitle
  /** Different for each export of the page. */
  name: string
}

/** An export in the language of the page that can be cancelled, also from other pages. @returns undefined `stop` when it does not run */
export function useExport({ page, title, name }: Exported) {
  const t = useText()
  const { lang } = useLanguage()
  const key = `${page} ${name}`
  const running = works.use().find((work) => work.key === key)
  async function save({ call, input }: ExportedRows, fileName: string) {
    const end = new AbortController()
    const stop = () => end.abort()
    noteWork(key, { path: page, title, kind: 'exports', over: 0, of: 0, stop })
    await fetchFile(exportOf(call), { ...input, textLang: lang }, fileName, { signal: end.signal, _nop_: true })
    noteWork(key)
    if (end.signal.aborted) toast(t('office.EXPORT_STOPPED'))
  }
  return { save, stop: running?.stop }
}
