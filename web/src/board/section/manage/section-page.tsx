import { type EditedSection, SECTION_KINDS, SECTION_PAGES, sectionBoard } from '@clubhouse/contract/board/section'
import { PICTURES } from '@clubhouse/contract/file'
import { useCodes } from '../../../code/use-codes'
import { InLanguages } from '../../../form/in-languages'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useClub, useText } from '../../../language/use-text'
import { FilesField } from '../../../ui/form/files-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { useAskedPost } from '../../manage/asked-post'
import { ContentsField } from '../../manage/contents-field'
import { PictureFields } from '../../manage/picture-fields'
import { PlaceFields, PostForm } from '../../manage/post-form'
import { POST_MESSAGES, PostPage } from '../../manage/post-page'
import { SectionView } from '../section-view'
import { Preview } from './preview'
import { RowsField } from './rows-field'
import { beginning, checksIn, filesOf, inputOf, namesIn, PICTURE, photosOf, previewOf } from './section-values'
import { type Photos, usePhotos } from './use-photos'
import { readRows } from './use-rows'

export const handle = { messages: ['section', 'section-view', 'banner', 'editor', ...POST_MESSAGES] }

/** One section of a page, in every language of the club. */
export default function SectionPage() {
  const { langs } = useClub()
  const { own } = useOwnLanguages()
  const asked = useAskedPost(sectionBoard.one)
  const { post } = asked
  const values = beginning(post, langs)
  const photos = usePhotos(post)
  return (
    <PostPage
      {...{ noun: 'section', calls: sectionBoard, asked, title: post && Object.values(post.heading)[0] }}
      shown={(version) =>
        langs.map((lang) => (
          <div key={lang} lang={lang}>
            <SectionView
              section={previewOf(beginning(version, langs), { lang, own, photos: photosOf(version) }, version)}
              page={version.page}
            />
          </div>
        ))
      }
    >
      <PostForm
        {...{ noun: 'section', calls: sectionBoard, names: namesIn(langs), post, refresh: asked.refetch, values }}
        key={post?.idx}
        checks={checksIn({ langs, lang: own })}
        // Its limits are those of a list of rows, not of their text.
        readers={{ rows: readRows }}
        more={(typed) => inputOf(typed, langs, Boolean(post?.imageUrl))}
        files={filesOf}
        beside={{
          place: <SectionPlace section={post} />,
          picture: <SectionPicture section={post} />,
          preview: <Preview section={post} photos={photos.urls} />,
        }}
      >
        <SectionFields section={post} photos={photos} />
      </PostForm>
    </PostPage>
  )
}

interface Of {
  section?: EditedSection
}

const RULES = sectionBoard.create.files!

function SectionPlace({ section }: Of) {
  const t = useText()
  return (
    <PlaceFields archived={section?.state === 'ARCHIVED'}>
      <SelectField
        name="page"
        label={t('section.PAGE')}
        options={SECTION_PAGES.map((value) => ({ value, label: t(`section.PAGE_${value}`) }))}
      />
      <SelectField
        name="kind"
        label={t('section.KIND')}
        options={SECTION_KINDS.map((value) => ({ value, label: t(`section.KIND_${value}`) }))}
      />
    </PlaceFields>
  )
}

function SectionPicture({ section }: Of) {
  const t = useText()
  const { own, label } = useOwnLanguages()
  return (
    <>
      <FilesField
        name="picture"
        label={t('section.PICTURE')}
        rules={{ ...RULES, most: 1, accept: PICTURES }}
        saved={
          section?.imageUrl
            ? [{ key: PICTURE, name: t('section.PICTURE'), url: section.imageUrl, isPicture: true }]
            : []
        }
      />
      <PictureFields name="picture" url={section?.imageUrl} altIn={(lang) => `alt.${lang}`}>
        <InLanguages fields={(lang) => [`caption.${lang}`]}>
          {(lang) => (
            <TextField
              name={`caption.${lang}`}
              lang={lang}
              label={t('section.CAPTION_IN', { language: label(lang) })}
              hint={lang === own ? t('section.CAPTION_HINT') : undefined}
            />
          )}
        </InLanguages>
      </PictureFields>
    </>
  )
}

function SectionFields({ section, photos }: Of & { photos: Photos }) {
  const t = useText()
  const { label } = useCodes('101')
  return (
    <>
      <InLanguages isHeaded fields={(lang) => [`heading.${lang}`, `body.${lang}`]}>
        {(lang) => (
          <>
            <TextField name={`heading.${lang}`} lang={lang} label={t('section.HEADING', { language: label(lang) })} />
            <ContentsField name={`body.${lang}`} lang={lang} label={t('section.BODY', { language: label(lang) })} />
          </>
        )}
      </InLanguages>
      <RowsField photos={photos} />
      <TextField name="link" label={t('post.LINK')} hint={t('banner.LINK_HINT')} />
      <FilesField
        name="files"
        label={t('section.FILES')}
        rules={RULES}
        saved={(section?.files ?? []).map(({ fileIdx, name, url }) => ({
          key: `${fileIdx}`,
          name,
          url,
          isPicture: false,
        }))}
      />
    </>
  )
}
