import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../language/use-text'
import { belonging, labelOf } from './code-label'
import { codesHere, onCodes, wantCodes } from './codes'

const NONE = {}

export interface LabelledCode {
  key: string
  label: string
  group?: string | null
}

/**
 * Until they are loaded the list is empty, and a label is its default or the key. Without a group there are none.
 * @param group its codes only
 */
export function useCodes(groupId: string | undefined, group?: string) {
  const { lang, langs } = useLanguage()
  const kept = useSyncExternalStore(onCodes, codesHere, () => NONE as ReturnType<typeof codesHere>)[groupId ?? '']
  useEffect(() => void (groupId && wantCodes(groupId)), [groupId])
  return useMemo(() => {
    const codes = kept?.codes ?? []
    const labels = new Map(codes.map((code) => [code.key, labelOf(code, lang, langs)]))
    const list: LabelledCode[] = belonging(codes, group).map((code) => ({
      key: code.key,
      label: labels.get(code.key)!,
      group: code.group,
    }))
    return { list, label: (key: string, until = key) => labels.get(key) ?? until, isLoaded: kept !== undefined }
  }, [kept, group, lang, langs])
}

/** True once the labels of a group are there or could not be loaded: what shows them no longer changes its size. */
export function useSettledCodes(groupId: string): boolean {
  const [isSettled, setSettled] = useState(() => groupId in codesHere())
  useEffect(() => {
    wantCodes(groupId).finally(() => setSettled(true))
  }, [groupId])
  return isSettled
}
