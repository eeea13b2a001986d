import type { Dish } from '@clubhouse/contract/board/fnb-menu'
import type { Values } from '../../../ui/form/draft'
import { focusBegin, PICTURE_NAMES } from '../../manage/picture-fields'
import { PICTURE } from '../../manage/post-files-fields'
import { type Written, wordsBegin, wordsIn } from '../../manage/written'

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

export function beginning(written: Written<Dish>, outletIdx: number | undefined): Values {
  const { post } = written
  return {
    ...wordsBegin(written, (dish) => ({
      name: dish?.name ?? '',
      category: dish?.category ?? '',
      description: dish?.description ?? '',
      contains: dish?.allergens.join(', ') ?? '',
      alt: dish?.picture?.alt ?? '',
    })),
    outletIdx: String(post?.outletIdx ?? outletIdx ?? ''),
    price: post ? String(post.price) : '',
    isSoldOut: post?.isSoldOut ?? false,
    orderNo: String(post?.orderNo ?? 0),
    file: post?.imageUrl ? [PICTURE] : [],
    ...focusBegin(post?.picture),
  }
}

/** What the call takes of a language. */
export function saidIn(typed: Values, lang: string): object {
  const { contains, ...words } = wordsIn(typed, lang)
  const names = String(contains).split(',')
  return { ...words, allergens: [...new Set(names.map((name) => name.trim()).filter(Boolean))] }
}

/** What the input has beside its words and the fields that bind to it by name. */
export const inputOf = ({ outletIdx, file }: Values, dish: Dish | undefined): object => ({
  outletIdx: Number(outletIdx),
  ...(dish && { remove: dish.imageUrl && (file as unknown[]).length === 0 ? ['image'] : [] }),
})

export const newPicture = ({ file }: Values): File[] => (file as unknown[]).filter((one) => one instanceof File)
