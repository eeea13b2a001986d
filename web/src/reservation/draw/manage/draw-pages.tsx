import { useText } from '../../../language/use-text'
import { MenuPages } from '../../../office/menu-pages'
import { DRAWS_PATH } from './draw-list'

/** The pages of the menu of draws. */
export function DrawPages() {
  const t = useText()
  const pages = [
    { to: DRAWS_PATH, text: t('draw-manage.TITLE'), end: true },
    { to: `${DRAWS_PATH}/try`, text: t('draw-manage.TRY_TITLE') },
  ]
  return <MenuPages label={t('draw-manage.TITLE')} pages={pages} />
}
