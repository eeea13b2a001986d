import { parentCode } from '@clubhouse/contract/manager-menu'
import { useRootData } from '../../../api/root-data'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { effective, type Letters, MENUS } from '../../manage/right-values'
import styles from './right.module.css'

interface Props {
  letters: Letters
  /** Of a person, else of the group. */
  name?: string
}

/** The menu as a manager with these rights sees it, before they are saved too. */
export function RightPreview({ letters, name }: Props) {
  const t = useText()
  const pages = useRootData()?.pages ?? []
  const now = effective(letters)
  const shown = MENUS.filter(({ code }) => now[code]!.includes('R') && pages.includes(code))
  const groups = MENUS.filter(({ code }) => parentCode(code) === undefined)
  return (
    <section className={styles.preview} aria-label={name ? t('right.PREVIEW_OF', { name }) : t('right.PREVIEW')}>
      <h3>{name ? t('right.PREVIEW_OF', { name }) : t('right.PREVIEW')}</h3>
      <p className={base.quiet}>{t('right.PREVIEW_LEAD')}</p>
      <ul>
        {groups.map(({ code }) => {
          const own = shown.some((menu) => menu.code === code)
          const below = shown.filter((menu) => parentCode(menu.code) === code)
          if (!own && below.length === 0) return null
          return (
            <li key={code}>
              <b>{t(`menu.${code}` as 'menu.900000')}</b>
              {below.map((menu) => (
                <span key={menu.code}>
                  {t(`menu.${menu.code}` as 'menu.900000')}
                  {now[menu.code] === 'R' && menu.rights !== 'R' && <small> {t('right.READ_ONLY')}</small>}
                </span>
              ))}
            </li>
          )
        })}
        <li>
          <b>{t('menu.910400')}</b>
        </li>
      </ul>
    </section>
  )
}
