import { type Dish, fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { list, type Outlet } from '@clubhouse/contract/board/outlet'
import { useCall } from '../../../api/use-call'
import { InLanguages } from '../../../form/in-languages'
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
import { PictureFields, pictureCheck } from '../../manage/picture-fields'
import { PICTURE } from '../../manage/post-files-fields'
import { PlaceFields, PostForm } from '../../manage/post-form'
import { POST_MESSAGES, PostPage } from '../../manage/post-page'
import { begun, fieldIn, useWritten, wordsChecks, wordsInput } from '../../manage/written'
import { DishLine } from '../dish-line'
import { beginning, inputOf, NAMES, newPicture, saidIn } from './dish-values'

export const handle = { messages: ['fnb', ...POST_MESSAGES] }

export default function DishPage() {
  const asked = useAskedPost(fnbBoard.one)
  const written = useWritten<Dish>(asked)
  const { post, others, langs } = written
  const { data: places } = useCall(list, {}, { toasts: 'all' })
  return (
    <PostPage
      {...{ noun: 'fnb', at: 'fnb', calls: fnbBoard, asked, title: post?.name }}
      shown={(version) => (
        <ul className={styles.lines}>
          <DishLine dish={version} />
        </ul>
      )}
    >
      {places && (
        <PostForm
          {...{ noun: 'fnb', calls: fnbBoard, names: NAMES, post, others, refresh: asked.refetch }}
          key={post?.idx}
          values={beginning(written, places[0]?.outletIdx)}
          more={(typed: Values) => ({
            ...inputOf(typed, post),
            ...wordsInput(written, typed, (lang) => saidIn(typed, lang)),
          })}
          files={newPicture}
          checks={{
            ...wordsChecks(written, { name: undefined, category: undefined }),
            ...pictureCheck('file', (typed) => begun(written, typed).map(altIn), langs.map(altIn)),
          }}
          beside={{
            place: <PlaceFields archived={post?.state === 'ARCHIVED'} />,
            picture: <DishPicture dish={post} />,
          }}
        >
          <DishFields places={places} />
        </PostForm>
      )}
    </PostPage>
  )
}

const altIn = (lang: string) => fieldIn(lang, 'alt')

function DishPicture({ dish }: { dish?: Dish }) {
  const t = useText()
  const saved = dish?.imageUrl ? [{ key: PICTURE, name: dish.name, url: dish.imageUrl, isPicture: true }] : []
  return (
    <>
      <FilesField name="file" label={t('board.PICTURE')} rules={fnbBoard.create.files!} saved={saved} isOptional />
      <PictureFields name="file" url={dish?.imageUrl} altIn={altIn} />
    </>
  )
}

function DishFields({ places }: { places: readonly Outlet[] }) {
  const t = useText()
  return (
    <>
      <InLanguages
        isHeaded
        fields={(lang) => ['name', 'category', 'description', 'contains'].map((name) => fieldIn(lang, name))}
      >
        {(lang) => (
          <>
            <TextField name={fieldIn(lang, 'name')} label={t('fnb.NAME')} lang={lang} />
            <TextField name={fieldIn(lang, 'category')} label={t('post.CATEGORY')} lang={lang} />
            <AreaField name={fieldIn(lang, 'description')} label={t('fnb.DESCRIPTION')} rows={3} lang={lang} />
            <TextField
              name={fieldIn(lang, 'contains')}
              label={t('fnb.ALLERGENS')}
              hint={t('fnb.ALLERGENS_HINT')}
              lang={lang}
            />
          </>
        )}
      </InLanguages>
      <div className={office.grid}>
        <SelectField
          name="outletIdx"
          label={t('fnb.OUTLET')}
          options={places.map((place) => ({ value: String(place.outletIdx), label: namesOf(place).here }))}
        />
        <TextField name="price" label={t('fnb.PRICE')} inputMode="numeric" />
      </div>
      <ChoiceField name="isSoldOut" label={t('fnb.SOLD_OUT')} />
    </>
  )
}
