import { useText } from '../../language/use-text'
import { MenuPages } from '../../office/menu-pages'

/** The two pages of one menu of the office. */
export function InquiryPages() {
  const t = useText()
  const pages = [
    { to: '/ishm/member/inquiry', text: t('inquiry-manage.TITLE'), end: true },
    { to: '/ishm/member/inquiry/templates', text: t('inquiry-template.TITLE') },
  ]
  return <MenuPages label={t('inquiry-manage.PAGES')} pages={pages} />
}
