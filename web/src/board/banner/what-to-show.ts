import type { Banner, TermsNotice } from '@clubhouse/contract/board/banner'
import { bannerKey, termsKey } from './dismissed'

export type Group = 'terms' | 'banner'

/** What the banner call brought. */
export interface BannerData {
  terms: readonly TermsNotice[]
  banner: readonly Banner[]
}

/** Where and to whom it would be shown. */
export interface Situation {
  /** 1 is open. */
  siteState: number | undefined
  menu: { isMainPage: boolean; isExistBanner: boolean } | undefined
  /** The window is narrower than 600 px. */
  isPhone: boolean
  /** Closed for today. */
  dismissed: ReadonlySet<string>
  /** Closed in this visit. */
  closed: ReadonlySet<Group>
  /** A tee time is being held: nothing may come between. */
  isHolding: boolean
}

const NOTHING: BannerData = { terms: [], banner: [] }

/** True when there can be something for this menu, so that it is worth asking. */
export function isWorthAsking({ siteState, menu, closed }: Pick<Situation, 'siteState' | 'menu' | 'closed'>): boolean {
  if (siteState !== 1 || !menu) return false
  return (menu.isMainPage && !closed.has('terms')) || (menu.isExistBanner && !closed.has('banner'))
}

/** What is shown here and now: a flag for each group, cleared when nothing of it is left, and the items. */
export interface BannerState {
  showTermsBanner: boolean
  showDefaultBanner: boolean
  bannerData: BannerData
}

/** Source: spec, sections 3 and 4. */
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

/** Where "see detail" leads: an address of the web or a path of the site, and nothing that runs. */
export function detailOf({ link, seeDetail }: Pick<Banner, 'link' | 'seeDetail'>): string | undefined {
  if (!seeDetail || !link || /[\s\\]/.test(link)) return undefined
  return /^(https?:\/\/[^/]|\/(?!\/))/i.test(link) ? link : undefined
}
