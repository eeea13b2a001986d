import { Link } from 'react-router'
import { useText } from '../language/use-text'
import styles from './community-tabs.module.css'

export const COMMUNITY_TABS = ['news', 'faq'] as const
export type CommunityTab = (typeof COMMUNITY_TABS)[number]

/** Tabs as links: they work without scripts and can be shared. */
export function CommunityTabs({ tab }: { tab: CommunityTab }) {
  const t = useText()
  return (
    <nav aria-label={t('community.TABS')}>
      <ul className={styles.tabs}>
        {COMMUNITY_TABS.map((one) => (
          <li key={one}>
            <Link
              to={one === 'news' ? '/community' : `/community?tab=${one}`}
              preventScrollReset
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(`community.TAB_${one.toUpperCase()}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
