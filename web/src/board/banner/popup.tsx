import type { Menu } from '@clubhouse/contract/menu'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../api/clock'
import { useFormat, useText } from '../../language/use-text'
import type { SiteState } from '../../site/site-state'
import { Icon } from '../../ui/icon'
import { BannerActions, BannerBody } from './banner-item'
import { bannerKey, dismiss, dismissedOn, forgetOtherDays, memoryHere, termsKey } from './dismissed'
import styles from './popup.module.css'
import { PopupGroup } from './popup-group'
import { TermsActions, TermsBody } from './terms-item'
import { isRead, useBannerData } from './use-banner-data'
import { useEscape } from './use-escape'
import { useIsNarrow, useIsPhone, useWasHolding } from './use-situation'
import { closedInVisit, closeInVisit, keepRoom, noteEmpty } from './visit'
import { bannerState } from './what-to-show'
import type { Group } from './worth-asking'

type Shown = ReturnType<typeof bannerState>['bannerData']

interface Props {
  menu: Menu
  siteState: SiteState | undefined
  wasHolding: boolean
}

/**
 * The popup with upcoming terms and banners of a page, a band below the header. It is not modal: the page stays usable,
 * and Escape or one press closes for the visit what it shows.
 */
export default function Popup({ menu, siteState, wasHolding }: Props) {
  const t = useText()
  const data = useBannerData(menu.idx)
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const isHolding = useWasHolding() || wasHolding
  const [closed, setClosed] = useState(closedInVisit)
  const { dismissed, dismissToday } = useDismissed()

  const situation = { siteState, menu, isPhone, dismissed, closed, isHolding }
  const { showTermsBanner, showDefaultBanner, bannerData } = bannerState(data, situation)
  const isShown = showTermsBanner || showDefaultBanner
  const areBoth = showTermsBanner && showDefaultBanner
  // A narrow window has room for one of the two.
  const [isFirst, setFirst] = useState(true)
  const turn: Group | undefined = isNarrow && areBoth ? (isFirst ? 'terms' : 'banner') : undefined
  const box = useRef<HTMLDivElement>(null)
  const closeToday = (...keys: string[]) => {
    dismissToday(...keys)
    giveFocusBack(box.current)
  }
  const close = (...groups: Group[]) => {
    setClosed(closeInVisit(groups))
    // Terms are dismissed for the day however they are closed. Specification 4.20.
    closeToday(...(groups.includes('terms') ? bannerData.terms : []).map(({ termsIdx }) => termsKey(termsIdx)))
  }
  // What this page does not show is not closed: the terms of the main page wait for it.
  const closeShown = () =>
    close(...(showTermsBanner ? (['terms'] as const) : []), ...(showDefaultBanner ? (['banner'] as const) : []))
  useEscape(isShown, closeShown)
  const hasAnswer = isRead(data)
  useEffect(() => {
    if (!hasAnswer) return
    keepRoom(isShown)
    noteEmpty(!isShown)
  }, [hasAnswer, isShown])
  if (!isShown) return null
  return (
    <aside ref={box} className={styles.popup} aria-label={t('popup.POPUP')}>
      <div className={styles.groups}>
        {showTermsBanner && turn !== 'banner' && (
          <TermsGroup items={bannerData.terms} closeToday={closeToday} close={() => close('terms')} />
        )}
        {showDefaultBanner && turn !== 'terms' && (
          <BannerGroup items={bannerData.banner} closeToday={closeToday} close={() => close('banner')} />
        )}
      </div>
      {areBoth && <Both turn={turn} onTurn={() => setFirst(!isFirst)} closeAll={closeShown} />}
    </aside>
  )
}

/** A narrow window shows one of the two groups, and which. */
function Both({ turn, onTurn, closeAll }: { turn: Group | undefined; onTurn: () => void; closeAll: () => void }) {
  const t = useText()
  return (
    <div className={styles.both}>
      {turn && (
        <button type="button" className={styles.other} onClick={onTurn}>
          {t('popup.PART', { part: turn === 'terms' ? 1 : 2, total: 2 })}
          <span data-only-spoken>, {t('popup.NEXT')}</span>
          <Icon name="arrow" size={16} />
        </button>
      )}
      <button type="button" className={styles.all} onClick={closeAll}>
        {t('popup.CLOSE_ALL')}
      </button>
    </div>
  )
}

interface GroupProps<T> {
  items: readonly T[]
  closeToday: (key: string) => void
  close: () => void
}

function TermsGroup({ items, closeToday, close }: GroupProps<Shown['terms'][number]>) {
  const t = useText()
  return (
    <PopupGroup
      label={t('popup.TERMS')}
      items={items}
      keyOf={({ termsIdx }) => termsKey(termsIdx)}
      show={(terms) => ({
        body: <TermsBody terms={terms} />,
        actions: <TermsActions terms={terms} closeToday={() => closeToday(termsKey(terms.termsIdx))} />,
      })}
      close={close}
    />
  )
}

function BannerGroup({ items, closeToday, close }: GroupProps<Shown['banner'][number]>) {
  const t = useText()
  return (
    <PopupGroup
      label={t('popup.BANNERS')}
      items={items}
      keyOf={({ idx }) => bannerKey(idx)}
      show={(banner) => ({
        body: <BannerBody banner={banner} />,
        actions: <BannerActions banner={banner} closeToday={() => closeToday(bannerKey(banner.idx))} />,
      })}
      close={close}
    />
  )
}

/** Keys of what the reader dismissed for today. */
function useDismissed() {
  const today = useFormat().dayOf(serverNow())
  const [memory] = useState(memoryHere)
  const [dismissals, setDismissals] = useState(() => ({ day: today, keys: dismissedOn(memory, today) }))
  // A page may stay open past midnight.
  const dismissed = dismissals.day === today ? dismissals.keys : dismissedOn(memory, today)
  useEffect(() => forgetOtherDays(memory, today), [memory, today])
  const dismissToday = (...keys: string[]) => setDismissals({ day: today, keys: dismiss(memory, today, ...keys) })
  return { dismissed, dismissToday }
}

/** When the focused item is gone, the focus moves to the rest of the popup, and after the last item to the page. */
function giveFocusBack(box: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    const next = box?.isConnected ? box.querySelector<HTMLElement>('button') : document.getElementById('content')
    if (next?.id === 'content') next.tabIndex = -1
    next?.focus({ preventScroll: true })
  })
}
