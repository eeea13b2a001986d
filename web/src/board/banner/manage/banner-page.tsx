import { type BannerEdit, bannerBoard } from '@clubhouse/contract/board/banner'
import type { Menu } from '@clubhouse/contract/menu'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import { useMenus } from '../../../menu/menu-store'
import { ChoiceField } from '../../../ui/form/choice-field'
import { FilesField } from '../../../ui/form/files-field'
import type { Checks } from '../../../ui/form/form-options'
import { RadioField } from '../../../ui/form/radio-field'
import { TextField } from '../../../ui/form/text-field'
import { useAskedPost } from '../../manage/asked-post'
import { PictureFields, pictureCheck } from '../../manage/picture-fields'
import { PlaceFields, PostForm } from '../../manage/post-form'
import { POST_MESSAGES, PostPage } from '../../manage/post-page'
import { BannerFacts } from './banner-facts'
import { beginning, inputOf, NAMES, PICTURE, SWITCHES } from './banner-values'

export const handle = { messages: ['banner', ...POST_MESSAGES] }

export default function BannerPage() {
  const { others } = useOwnLanguages()
  const asked = useAskedPost(bannerBoard.one)
  const banner = asked.post
  const post = banner && { ...banner, openAt: banner.startAt, closeAt: banner.endAt }
  return (
    <PostPage
      {...{ noun: 'banner', calls: bannerBoard, asked: { ...asked, post }, title: banner?.bannerName }}
      shown={(version) => <BannerFacts banner={version} />}
    >
      <PostForm
        {...{ noun: 'banner', calls: bannerBoard, names: NAMES, post, refresh: asked.refetch }}
        key={post?.idx}
        times={['startAt', 'endAt']}
        values={beginning(banner, others)}
        checks={checksIn(others)}
        more={(typed) => inputOf(typed, others)}
        files={({ file }) => (file as unknown[]).filter((one) => one instanceof File)}
        beside={{ place: <PlaceFields archived={banner?.state === 'ARCHIVED'} /> }}
      >
        <BannerFields banner={banner} />
      </PostForm>
    </PostPage>
  )
}

const altsIn = (others: readonly string[]) => ['alt', ...others.map((lang) => `translated.${lang}.alt`)]

const checksIn = (others: readonly string[]): Checks => ({
  ...pictureCheck('file', () => altsIn(others), altsIn(others)),
  file: ({ file }) => ((file as unknown[]).length === 0 ? 'banner.PICTURE_MISSING' : undefined),
})

/** The image is what a banner says, so it stands among the words. */
function BannerFields({ banner }: { banner?: BannerEdit }) {
  const t = useText()
  const { own } = useOwnLanguages()
  const altIn = (lang: string) => (lang === own ? 'alt' : `translated.${lang}.alt`)
  const menus = withBanners(useMenus())
  const saved = banner ? [{ key: PICTURE, name: banner.bannerName, url: banner.layerFile, isPicture: true }] : []
  return (
    <>
      <WordFields name="bannerName" label={(language) => t('banner.NAME_IN', { language })} />
      <FilesField name="file" label={t('banner.PICTURE')} rules={bannerBoard.create.files!} saved={saved} />
      <PictureFields name="file" url={banner?.layerFile} altIn={altIn} />
      <RadioField
        name="menuIdx"
        legend={t('banner.PAGES')}
        options={menus.map(({ idx, name }) => ({ value: String(idx), label: name }))}
      />
      <TextField name="link" label={t('post.LINK')} hint={t('banner.LINK_HINT')} />
      {SWITCHES.map((name) => (
        <ChoiceField key={name} name={name} label={t(NAMES[name])} />
      ))}
    </>
  )
}

/** The menus whose pages show banners. */
const withBanners = (menus: readonly Menu[]): Menu[] =>
  menus.flatMap((menu) => [...(menu.isExistBanner ? [menu] : []), ...withBanners(menu.children)])
