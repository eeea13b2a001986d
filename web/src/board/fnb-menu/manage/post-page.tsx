import { type Dish, fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { list, type Outlet } from '@clubhouse/contract/board/outlet'
import { useCall } from '../../../api/use-call'
import { namesOf } from '../../../language/names-of'
import { useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { AreaField } from '../../../ui/form/area-field'
import { ChoiceField } from '../../../ui/form/choice-field'
import type { Values } from '../../../ui/form/draft'
import { FilesField } from '../../../ui/form/files-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import styles from '../../fact-lines.module.css'
import { useAskedPost } from '../../manage/asked-post'
import { Languages } from '../../manage/languages'
import { PictureFields, pictureCheck } from '../../manage/picture-fields'
import { PICTURE } from '../../manage/post-files-fields'
import { PlaceFields, PostForm } from '../../manage/post-form'
import { POST_MESSAGES, PostPage } from '../../manage/post-page'
import { useWrittenIn } from '../../manage/written-in'
import { DishLine } from '../dish-line'
import { beginning, inputOf, NAMES, newPicture } from './dish-values'

export const handle = { messages: ['fnb', ...POST_MESSAGES] }

export default function DishPage() {
  const asked = useAskedPost(fnbBoard.one)
  const { data, post } = asked
  const lang = useWrittenIn(asked, post)
  const { data: places } = useCall(list, {}, { toasts: 'all' })
  return (
    <PostPage
      {...{ noun: 'fnb', at: 'fnb', calls: fnbBoard, asked, title: post?.name }}
      above={<Languages path="/ishm/board/fnb" post={data} shown={lang} />}
      shown={(version) => (
        <ul className={styles.lines}>
          <DishLine dish={version} />
        </ul>
      )}
    >
      {places && (
        <PostForm
          {...{ noun: 'fnb', calls: fnbBoard, names: NAMES, post, refresh: asked.refetch }}
          key={post?.idx ?? lang}
          other={data}
          written={{ lang, fields: WRITTEN }}
          values={beginning(post, data, places[0]?.outletIdx)}
          more={(typed: Values) => ({ ...inputOf(typed, post, data), lang, otherIdx: post ? undefined : data?.idx })}
          files={newPicture}
          checks={CHECKS}
        >
          <DishFields dish={post} other={data} lang={lang} places={places} />
        </PostForm>
      )}
    </PostPage>
  )
}

/** What one language says for itself. */
const WRITTEN = ['name', 'category', 'description', 'contains', 'alt']
const CHECKS = pictureCheck('file')

interface FieldsProps {
  dish?: Dish
  /** The dish itself, or the one in another language whose picture a new one takes. */
  other?: Dish
  lang: string
  places: readonly Outlet[]
}

function DishFields({ dish, other, lang, places }: FieldsProps) {
  const t = useText()
  const saved = other?.imageUrl ? [{ key: PICTURE, name: other.name, url: other.imageUrl, isPicture: true }] : []
  return (
    <>
      <TextField name="name" label={t('fnb.NAME')} lang={lang} />
      <div className={office.grid}>
        <SelectField
          name="outletIdx"
          label={t('fnb.OUTLET')}
          options={places.map((place) => ({ value: String(place.outletIdx), label: namesOf(place).here }))}
        />
        <TextField name="category" label={t('post.CATEGORY')} lang={lang} />
        <TextField name="price" label={t('fnb.PRICE')} inputMode="numeric" />
      </div>
      <PlaceFields archived={dish?.state === 'ARCHIVED'} />
      <ChoiceField name="isSoldOut" label={t('fnb.SOLD_OUT')} />
      <AreaField name="description" label={t('fnb.DESCRIPTION')} rows={3} lang={lang} />
      <TextField name="contains" label={t('fnb.ALLERGENS')} hint={t('fnb.ALLERGENS_HINT')} lang={lang} />
      <FilesField name="file" label={t('board.PICTURE')} rules={fnbBoard.create.files!} saved={saved} isOptional />
      <PictureFields name="file" url={other?.imageUrl} lang={lang} />
    </>
  )
}
