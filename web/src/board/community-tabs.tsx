import type { CommunityBoard } from '@clubhouse/contract/menu'
import { Link } from 'react-router'
import type { TextKey } from '../language/text-key'
import { useText } from '../language/use-text'
import { useCurrentMenu } from '../menu/current-menu'
import styles from './community-page.module.css'

const TABS: Readonly<Record<CommunityBoard, TextKey>> = {
  notice: 'community.TAB_NOTICE',
  event: 'community.TAB_EVENT',
  reference: 'community.TAB_REFERENCE',
  faq: 'community.TAB_FAQ',
  'lost-item': 'community.TAB_LOST_ITEM',
  hof: 'community.TAB_HOF',
  fnb: 'community.TAB_FNB',
}
export type CommunityTab = CommunityBoard

/**
 * Tabs as links: they work without scripts and can be shared. Boards without a post have none, unless the address names
 * theirs. @param tab undefined while all are searched
 */
export function CommunityTabs({ tab }: { tab: CommunityTab | undefined }) {
  const t = useText()
  const menu = useCurrentMenu()
  // Menus of an earlier visit, which a page without its own falls back to, may be those of an older release.
  const isShown = (one: CommunityTab) => one === tab || !menu?.emptyBoards?.includes(one)
  return (
    <nav aria-label={t('community.TABS')}>
      <ul className={styles.tabs}>
        {(Object.keys(TABS) as CommunityTab[]).filter(isShown).map((one) => (
          <li key={one}>
            <Link
              to={one === 'notice' ? '/community' : `/community?tab=${one}`}
              preventScrollReset
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(TABS[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
