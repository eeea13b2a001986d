import { useText } from '../../../../language/use-text'
import { MenuPages } from '../../../../office/menu-pages'

/** The two pages of one menu of the office. */
export function PenaltyPages() {
  const t = useText()
  const pages = [
    { to: '/ishm/reservation/penalties', text: t('penalty-list.TITLE'), end: true },
    { to: '/ishm/reservation/penalties/rules', text: t('penalty-rule.TITLE') },
  ]
  return <MenuPages label={t('penalty-rule.PAGES')} pages={pages} />
}
