import { page } from '@clubhouse/contract/board/banner'
import { useEffect, useState } from 'react'
import { alertFail } from '../../api/show-fail'
import { ask } from '../../api/transport'
import { allTexts } from '../../language/all-texts'
import { say } from '../../language/speaking'
import { useClub, useLanguage } from '../../language/use-text'
import type { BannerData } from './what-to-show'

const NOTHING: BannerData = { terms: [], banner: [] }

/** False until an answer has come, even one without items. */
export const isRead = (data: BannerData): boolean => data !== NOTHING

/** A failure is shown once in a visit; the page works without banners. */
let isShown = false

export function useBannerData(bannerDataIdx: number): BannerData {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [data, setData] = useState(NOTHING)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const read = ask(page, { bannerDataIdx, clubCode, lang }, { _nop_: true, signal })
    // The popup's texts did not come with the page.
    Promise.all([read, allTexts()]).then(
      ([found]) => !signal.aborted && setData(found),
      async (error) => {
        if (signal.aborted) return
        setData({ ...NOTHING })
        if (isShown) return
        isShown = true
        await allTexts()
        await alertFail(error, say('popup.FAILED'))
      },
    )
    return () => leaving.abort()
  }, [bannerDataIdx, clubCode, lang])
  return data
}
