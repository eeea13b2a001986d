import { manager } from '@clubhouse/contract/access'
import { type Dish, fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import {
  archiving,
  LANGUAGE_COLUMN,
  LANGUAGE_FILTER,
  missingIn,
  STATE_FILTER,
  StateCell,
} from '../../manage/list-parts'

export const DISHES = officeList({
  call: fnbBoard.list,
  asks: ({ clubCode }) => ({ clubCode, scope: 'admin' }),
  access: manager('930200', 'R'),
  path: '/ishm/board/fnb',
  texts: 'fnb',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'fnb.NAME', sort: 'name', text: ({ name }) => name, lang: ({ lang }) => lang, missingIn },
  columns: [
    { id: 'state', heading: 'post.STATE', sort: 'state', Cell: StateCell },
    { id: 'outlet', heading: 'fnb.OUTLET', Cell: ({ row }) => row.outletName },
    { id: 'category', heading: 'post.CATEGORY', sort: 'category', Cell: ({ row }) => row.category },
    { id: 'price', heading: 'fnb.PRICE', sort: 'price', isNarrow: true, Cell: Price },
    { id: 'sold', heading: 'fnb.SOLD_OUT', isNarrow: true, Cell: SoldOut },
    { ...LANGUAGE_COLUMN, sort: 'lang' },
    { id: 'order', heading: 'post.ORDER', sort: 'orderNo', isNarrow: true, Cell: ({ row }) => row.orderNo },
  ],
  filters: [STATE_FILTER, LANGUAGE_FILTER, { kind: 'keyword', label: 'fnb.SEARCH_LABEL' }],
  bulk: [archiving(fnbBoard)],
})

function Price({ row }: { row: Dish }) {
  return useFormat().money(row.price)
}

function SoldOut({ row }: { row: Dish }) {
  const t = useText()
  return row.isSoldOut ? t('common.YES') : '–'
}
