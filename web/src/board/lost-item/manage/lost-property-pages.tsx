import { useText } from '../../../language/use-text'
import { MenuPages } from '../../../office/menu-pages'

/** The two pages of one menu of the office. */
export function LostPropertyPages() {
  const t = useText()
  const pages = [
    { to: '/ishm/board/lost-item', text: t('lost-item-edit.TITLE'), end: true },
    { to: '/ishm/board/lost-item/reports', text: t('lost-report.TITLE') },
  ]
  return <MenuPages label={t('lost-report.PAGES')} pages={pages} />
}
