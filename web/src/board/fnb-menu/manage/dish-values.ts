import type { Dish } from '@clubhouse/contract/board/fnb-menu'
import type { Values } from '../../../ui/form/draft'
import { PICTURE_NAMES, pictureBegin } from '../../manage/picture-fields'
import { PICTURE, takenFrom } from '../../manage/post-files-fields'

export const NAMES = {
  name: 'fnb.NAME',
  outletIdx: 'fnb.OUTLET',
  category: 'post.CATEGORY',
  price: 'fnb.PRICE',
  isSoldOut: 'fnb.SOLD_OUT',
  description: 'fnb.DESCRIPTION',
  contains: 'fnb.ALLERGENS',
  file: 'board.PICTURE',
  ...PICTURE_NAMES,
} as const

/** @param dish undefined for a new one @param other the dish itself, or in another language, whose numbers and picture a new one takes over */
export function beginning(dish: Dish | undefined, other: Dish | undefined, outletIdx: number | undefined): Values {
  const { name = '', category = '', description = '', allergens = [] } = dish ?? {}
  return {
    name,
    category,
    description,
    contains: allergens.join(', '),
    outletIdx: String(other?.outletIdx ?? outletIdx ?? ''),
    price: other ? String(other.price) : '',
    isSoldOut: other?.isSoldOut ?? false,
    orderNo: String(other?.orderNo ?? 0),
    file: other?.imageUrl ? [PICTURE] : [],
    ...pictureBegin(other?.picture, dish),
  }
}

/** What the input has beside the fields that bind to it by name. */
export function inputOf(
  { outletIdx, contains, file }: Values,
  dish: Dish | undefined,
  other: Dish | undefined,
): object {
  const names = String(contains).split(',')
  return {
    outletIdx: Number(outletIdx),
    allergens: [...new Set(names.map((name) => name.trim()).filter(Boolean))],
    ...(!dish && { pictureOf: takenFrom(file as readonly unknown[], other) }),
    ...(dish && { remove: dish.imageUrl && (file as unknown[]).length === 0 ? ['image'] : [] }),
  }
}

export const newPicture = ({ file }: Values): File[] => (file as unknown[]).filter((one) => one instanceof File)
