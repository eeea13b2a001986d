import type { EditedSection } from '@clubhouse/contract/board/section'
import { useMemo, useState } from 'react'
import { readDraft, writeDraft } from '../../../ui/form/kept-draft'
import { photosOf } from './section-values'

/** The draft of a section names files alone; their addresses are kept as long as the window. */
const KEPT = 'section photos'

export interface Photos {
  /** By file: of the saved photos, and of those uploaded since. */
  urls: ReadonlyMap<number, string>
  onUpload: (fileIdx: number, url: string) => void
}

/** Addresses of photos. Those of uploads stay when the section is read again or the page is left. */
export function usePhotos(section: EditedSection | undefined): Photos {
  const [uploaded, setUploaded] = useState(() => readDraft(KEPT))
  const urls = useMemo(() => {
    const own = Object.entries(uploaded).map(([fileIdx, url]) => [Number(fileIdx), String(url)] as const)
    return new Map([...own, ...photosOf(section)])
  }, [uploaded, section])
  const onUpload = (fileIdx: number, url: string) => {
    setUploaded((before) => ({ ...before, [fileIdx]: url }))
    writeDraft(KEPT, { ...readDraft(KEPT), [fileIdx]: url })
  }
  return { urls, onUpload }
}
