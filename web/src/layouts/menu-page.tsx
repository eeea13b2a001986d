import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { allTexts } from '../language/all-texts'
import { useCurrentMenu } from '../menu/current-menu'
import { part } from '../ui/part'

/** Loaded on demand: few menus have a password, and its texts belong to no page. */
const MenuPassword = part(async () => {
  await allTexts()
  return import('../member/certification/menu-password')
})

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
