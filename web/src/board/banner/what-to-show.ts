import type { Banner, TermsNotice } from '@clubhouse/contract/board/banner'
import { bannerKey, termsKey } from './dismissed'
import { type Group, isWorthAsking } from './worth-asking'

export interface BannerData {
  terms: readonly TermsNotice[]
  banner: readonly Banner[]
}

export interface Situation {
  siteState: number | undefined
  menu: { isMainPage: boolean; isExistBanner: boolean } | undefined
  isPhone: boolean
  dismissed: ReadonlySet<string>
  closed: ReadonlySet<Group>
  /** A running hold must not be interrupted. */
  isHolding: boolean
}

const NOTHING: BannerData = { terms: [], banner: [] }

/** The items to show; a group's flag is cleared when nothing of it is left. */
export interface BannerState {
  showTermsBanner: boolean
  showDefaultBanner: boolean
  bannerData: BannerData
}

/** What a page shows of terms and banners: specification 4.16 to 4.18. */
export function bannerState(data: BannerData, situation: Situation): BannerState {
  const bannerData = whatToShow(data, situation)
  return {
    showTermsBanner: bannerData.terms.length > 0,
    showDefaultBanner: bannerData.banner.length > 0,
    bannerData,
  }
}

function whatToShow(data: BannerData, situation: Situation): BannerData {
  const { menu, isPhone, dismissed, closed, isHolding } = situation
  if (isHolding || !menu || !isWorthAsking(situation)) return NOTHING
  const terms = menu.isMainPage && !closed.has('terms') ? data.terms : []
  const banner = menu.isExistBanner && !closed.has('banner') ? data.banner : []
  return {
    terms: terms.filter(({ termsIdx }) => !dismissed.has(termsKey(termsIdx))),
    banner: banner.filter(
      ({ idx, progress, devicePc, deviceMobile }) =>
        progress && (isPhone ? deviceMobile : devicePc) && !dismissed.has(bannerKey(idx)),
    ),
  }
}

/** Target of "see detail": an http(s) URL or a path of the site; never a script. */
export function detailOf({ link, seeDetail }: Pick<Banner, 'link' | 'seeDetail'>): string | undefined {
  if (!seeDetail || !link || /[\s\\]/.test(link)) return undefined
  return /^(https?:\/\/[^/]|\/(?!\/))/i.test(link) ? link : undefined
}
