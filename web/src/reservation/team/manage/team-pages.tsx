import { useText } from '../../../language/use-text'
import { MenuPages } from '../../../office/menu-pages'

export const TEAMS_PATH = '/ishm/reservation/teams'
export const CONTRACTS_PATH = `${TEAMS_PATH}/contracts`
export const SEASONS_PATH = `${TEAMS_PATH}/seasons`

/** The pages of the menu of groups. */
export function TeamPages() {
  const t = useText()
  const pages = [
    { to: TEAMS_PATH, text: t('team-manage.TITLE'), end: true },
    { to: CONTRACTS_PATH, text: t('team-contract.TITLE') },
    { to: `${TEAMS_PATH}/calendar`, text: t('team-contract.CALENDAR') },
    { to: SEASONS_PATH, text: t('team-season.TITLE') },
  ]
  return <MenuPages label={t('team-manage.PAGES')} pages={pages} />
}
