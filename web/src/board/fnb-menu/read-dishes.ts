import { type Dish, fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import type { PageSource } from '../../api/page-source'
import { grouped } from '../../ui/grouped'
import { askedList } from '../asked-list'

const SIZE = 100

export type ShownDish = Omit<Dish, 'outlet'>

export interface Dishes {
  /** By outlet, in the order of the club, and then by category, in the order of their first dish. */
  outlets: {
    outletIdx: number
    name: string
    at: Dish['outlet']
    categories: { name: string; dishes: ShownDish[] }[]
  }[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The menus of a URL: `?tab=fnb&keyword=soup`. */
export async function readDishes({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Dishes> {
  const asked = askedList(search)
  const { list, total } = await call(fnbBoard.list, { clubCode: club.clubCode, lang, size: SIZE, ...asked })
  const outlets = [...grouped(list, ({ outletIdx }) => outletIdx)].map(([outletIdx, dishes]) => ({
    outletIdx,
    name: dishes[0]!.outletName,
    at: dishes[0]!.outlet,
    // The outlet is said once, not with each dish.
    categories: [...grouped(dishes, ({ category }) => category)].map(([name, of]) => ({
      name,
      dishes: of.map(({ outlet: _, ...dish }) => dish),
    })),
  }))
  outlets.sort((a, b) => a.at.orderNo - b.at.orderNo)
  return { outlets, total, ...asked, pages: Math.ceil(total / SIZE) }
}
