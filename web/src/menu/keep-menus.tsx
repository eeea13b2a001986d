import { tree } from '@clubhouse/contract/menu'
import { useEffect } from 'react'
import { useRootData } from '../api/root-data'
import { AS_VISITOR, ask } from '../api/transport'
import { useLanguage } from '../language/use-text'
import { useCurrentMenu } from './current-menu'
import { menusRead, rememberMenus, useMenus } from './menu-store'

/** Stores the menus and the current one in this browser, in the current language. Mount once per page. */
export function KeepMenus() {
  const root = useRootData()
  const { lang } = useLanguage()
  const menus = useMenus()
  const current = useCurrentMenu()
  const siteCode = root?.club.siteCode
  const ownLang = root?.lang
  useEffect(() => {
    if (!siteCode) return
    if (lang === ownLang) return menusRead.set(undefined)
    let isOver = false
    ask(tree, { siteCode, lang }, AS_VISITOR).then(
      (read) => isOver || menusRead.set(read),
      // Menus in another language serve as well.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [siteCode, ownLang, lang])
  useEffect(() => {
    if (!siteCode) return
    const task = setTimeout(() => rememberMenus(menus, current))
    return () => clearTimeout(task)
  }, [siteCode, menus, current])
  return null
}
