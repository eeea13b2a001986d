import { useText } from '../../language/use-text'
import { menuAt } from '../../menu/menu-path'
import { useMenus } from '../../menu/menu-store'
import { ButtonLink } from '../../ui/button'

/** Names where it leads: a page of the site by its menu, another site by its host. */
export function EventLink({ link }: { link: string }) {
  const t = useText()
  const menus = useMenus()
  if (!link.startsWith('/'))
    return (
      <ButtonLink to={link} look="plain" rel="noopener">
        {t('event.LINK_ELSEWHERE', { host: new URL(link).host })}
      </ButtonLink>
    )
  const page = menuAt(menus, link.split(/[?#]/)[0]!)?.name
  return (
    <ButtonLink to={link} look="plain">
      {page ? t('event.LINK_TO', { page }) : t('event.LINK')}
    </ButtonLink>
  )
}
