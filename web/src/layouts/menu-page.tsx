import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { allTexts } from '../language/all-texts'
import { useCurrentMenu } from '../menu/current-menu'
import { part } from '../ui/part'

/** Few menus need it, and its texts belong to no page. */
const MenuPassword = part(async () => {
  await allTexts()
  return import('../member/certification/menu-password')
})

/** The page of a menu; where the menu asks for a password, the question for it first. */
export function MenuPage({ waiting }: { waiting: ReactNode }) {
  const menu = useCurrentMenu()
  if (!menu?.needPassword) return <Outlet />
  return (
    <Suspense fallback={waiting}>
      <MenuPassword key={menu.idx} menuIdx={menu.idx}>
        <Outlet />
      </MenuPassword>
    </Suspense>
  )
}
