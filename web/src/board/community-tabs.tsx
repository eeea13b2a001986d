import { Link } from 'react-router'
import { useText } from '../language/use-text'
import styles from './community-page.module.css'

const TABS = {
  notice: 'community.TAB_NOTICE',
  event: 'community.TAB_EVENT',
  reference: 'community.TAB_REFERENCE',
  faq: 'community.TAB_FAQ',
  'lost-item': 'community.TAB_LOST_ITEM',
  hof: 'community.TAB_HOF',
  fnb: 'community.TAB_FNB',
} as const
export type CommunityTab = keyof typeof TABS

/** Tabs as links: they work without scripts and can be shared. @param tab undefined while all are searched */
export function CommunityTabs({ tab }: { tab: CommunityTab | undefined }) {
  const t = useText()
  return (
    <nav aria-label={t('community.TABS')}>
      <ul className={styles.tabs}>
        {(Object.keys(TABS) as CommunityTab[]).map((one) => (
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
