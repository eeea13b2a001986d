import { useText } from '../../../../language/use-text'
import { MenuPages } from '../../../../office/menu-pages'

export function SheetPages() {
  const t = useText()
  return (
    <MenuPages
      label={t('template.PAGES')}
      pages={[
        { to: '/ishm/reservation/courses', text: t('course-edit.TITLE') },
        { to: '/ishm/reservation/templates', text: t('template.TITLE') },
      ]}
    />
  )
}
