import type { Picture } from '@clubhouse/contract/shape'
import { type ReactNode, useState } from 'react'
import { useCodes } from '../../code/use-codes'
import { InLanguage } from '../../language/in-language'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import type { Values } from '../../ui/form/draft'
import { useForms } from '../../ui/form/form'
import { Segmented } from '../../ui/form/segmented'
import { useObjectUrl } from '../../ui/form/use-picture'
import type { Article } from './article'
import styles from './post.module.css'
import { PreviewFrame } from './preview-frame'
import { begun, type Written, wordsIn } from './written'

interface Props<P> {
  written: Written<P>
  Shown: (props: { post: P }) => ReactNode
}

/** The post of the form around as visitors will see it: as it is typed in each language, on a computer and on a phone. */
export function Preview<P extends Article>(props: Props<P>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.preview} aria-label={t('board.PREVIEW')}>
      <Button look="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'board.PREVIEW_CLOSE' : 'board.PREVIEW')}
      </Button>
      {isOpen && <OpenPreview {...props} />}
    </section>
  )
}

const DEVICES = ['COMPUTER', 'PHONE'] as const

function OpenPreview<P extends Article>({ written, Shown }: Props<P>) {
  const t = useText()
  const { label } = useCodes('101')
  const { langs, post } = written
  const [shown, setShown] = useState(post?.lang ?? langs[0]!)
  const [device, setDevice] = useState<string>('COMPUTER')
  const values: Values = Object.assign({}, ...useForms().map((form) => form.values))
  const there = begun(written, values)
  const isThere = there.includes(shown)
  const typed = useTyped(written, values, isThere ? shown : there[0]!)
  return (
    <>
      <div className={styles.tools}>
        <Segmented
          label={t('common.LANGUAGE')}
          value={shown}
          options={langs.map((value) => ({ value, label: label(value) }))}
          onChoose={setShown}
        />
        <Segmented
          label={t('board.PREVIEW_DEVICE')}
          value={device}
          options={DEVICES.map((value) => ({ value, label: t(`board.PREVIEW_${value}`) }))}
          onChoose={setDevice}
        />
      </div>
      {!isThere && <p className={base.quiet}>{t('board.NOT_TRANSLATED', { lang: label(shown) })}</p>}
      <PreviewFrame title={t('board.PREVIEW')} lang={shown} isPhone={device === 'PHONE'}>
        <InLanguage lang={shown}>
          <Shown post={typed as unknown as P} />
        </InLanguage>
      </PreviewFrame>
    </>
  )
}

/** The post with what is typed over what is saved. */
function useTyped({ post, saved }: Written<Article>, values: Values, lang: string) {
  const words = wordsIn(values, lang)
  const [picture] = values.image as readonly (string | File)[]
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  const there = new Set((words.files as readonly unknown[]).filter((one) => typeof one === 'string'))
  const all = { ...values, ...words, lang }
  return {
    ...NEW,
    ...(saved[lang] ?? post),
    ...all,
    picture: shownPicture(all, picture instanceof File ? chosen && { url: chosen } : picture && post?.picture),
    files: (saved[lang]?.files ?? []).filter(({ fileIdx }) => there.has(String(fileIdx))),
  }
}

/** With what is typed of it. */
const shownPicture = ({ alt, focusX, focusY }: Values, picture: Picture | string | null | undefined) =>
  typeof picture === 'object' && picture
    ? { ...picture, alt: String(alt), focusX: Number(focusX), focusY: Number(focusY) }
    : undefined

const NEW = { idx: 0, files: [], others: [], prevIdx: null, nextIdx: null, openAt: null }
