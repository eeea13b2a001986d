import type { BannerEdit } from '@clubhouse/contract/board/banner'
import { wordsIn, wordValues } from '../../../form/word-fields'
import type { Values } from '../../../ui/form/draft'
import { focusBegin, PICTURE_NAMES } from '../../manage/picture-fields'

/** The key of the saved picture; a banner has one. */
export const PICTURE = 'picture'
export const SWITCHES = ['seeDetail', 'todayClose', 'windowOpen', 'devicePc', 'deviceMobile'] as const

export const NAMES = {
  bannerName: 'banner.NAME',
  file: 'banner.PICTURE',
  menuIdx: 'banner.PAGES',
  link: 'post.LINK',
  seeDetail: 'banner.SEE_DETAIL',
  todayClose: 'banner.TODAY_CLOSE',
  windowOpen: 'banner.WINDOW_OPEN',
  devicePc: 'banner.DEVICE_PC',
  deviceMobile: 'banner.DEVICE_MOBILE',
  ...PICTURE_NAMES,
} as const

/** What a banner says; the club's own words come first. */
const WORDS = ['bannerName', 'alt'] as const

export const inputOf = (typed: Values, others: readonly string[]) => ({
  ...wordsIn(WORDS, others, typed),
  menuIdx: (typed.menuIdx as string[]).map(Number),
})

/** @param banner left out for a new one */
export function beginning(banner: BannerEdit | undefined, others: readonly string[]): Values {
  const { link, menuIdx = [], orderNo = 0 } = banner ?? {}
  return {
    file: banner ? [PICTURE] : [],
    menuIdx: menuIdx.map(String),
    link: link ?? '',
    orderNo: String(orderNo),
    ...focusBegin(banner?.picture),
    ...wordValues(WORDS, others, banner && { ...banner, alt: banner.picture?.alt ?? '' }),
    // A new banner can be closed for the day, and is for all devices.
    ...Object.fromEntries(
      SWITCHES.map((name) => [name, banner?.[name] ?? (name !== 'seeDetail' && name !== 'windowOpen')]),
    ),
  }
}
