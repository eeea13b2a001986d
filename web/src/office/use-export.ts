import { fetchFile } from '../api/fetch-file'
import { useText } from '../language/use-text'
import { toast } from '../ui/feedback/toast'
import { noteWork, type WorkTitle, works } from './works'

interface Exported {
  /** Of the page that it was started on. */
  page: string
  title: WorkTitle
  /** Different for each export of the page. */
  name: string
}

/** An export that can be cancelled, also from other pages. @returns undefined `stop` when it does not run */
export function useExport({ page, title, name }: Exported) {
  const t = useText()
  const key = `${page} ${name}`
  const running = works.use().find((work) => work.key === key)
  async function save(path: string, fileName: string) {
    const end = new AbortController()
    const stop = () => end.abort()
    noteWork(key, { path: page, title, kind: 'exports', over: 0, of: 0, stop })
    await fetchFile(path, fileName, end.signal)
    noteWork(key)
    if (end.signal.aborted) toast(t('office.EXPORT_STOPPED'))
  }
  return { save, stop: running?.stop }
}
