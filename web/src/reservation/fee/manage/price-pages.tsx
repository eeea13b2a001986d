import { useText } from '../../../language/use-text'
import { MenuPages } from '../../../office/menu-pages'

export function PricePages() {
  const t = useText()
  return (
    <MenuPages
      label={t('fee.PAGES')}
      pages={[
        { to: '/ishm/reservation/fees', text: t('fee.TITLE') },
        { to: '/ishm/reservation/discounts', text: t('discount.TITLE') },
      ]}
    />
  )
}
