import { useText } from '../../../../language/use-text'
import { MenuPages } from '../../../../office/menu-pages'

/** The two pages of one menu of the office. */
export function PricePages() {
  const t = useText()
  const pages = [
    { to: '/ishm/reservation/fees', text: t('fee.TITLE') },
    { to: '/ishm/reservation/discounts', text: t('discount.TITLE') },
  ]
  return <MenuPages label={t('fee.PAGES')} pages={pages} />
}
