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
import { useMedia } from '../../ui/use-media'
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
  const isWide = useMedia(WIDE)
  const [chosen, setChosen] = useState<boolean>()
  const [device, setDevice] = useState<Device>()
  // It stands beside the words, as wide as a phone; a computer has the width of both.
  const shown = device ?? (isWide ? 'PHONE' : 'COMPUTER')
  const isOpen = chosen ?? isWide
  return (
    <section className={styles.preview} data-device={shown} aria-label={t('board.PREVIEW')}>
      <Button look="plain" size="small" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
        {t(isOpen ? 'board.PREVIEW_CLOSE' : 'board.PREVIEW')}
      </Button>
      {isOpen && <OpenPreview {...props} device={shown} onDevice={setDevice} />}
    </section>
  )
}

const DEVICES = ['COMPUTER', 'PHONE'] as const
type Device = (typeof DEVICES)[number]

/** As in the style sheet: the form has two columns. */
const WIDE = '(width >= 1200px)'

interface OpenProps<P> extends Props<P> {
  device: Device
  onDevice: (device: Device) => void
}

function OpenPreview<P extends Article>({ written, Shown, device, onDevice }: OpenProps<P>) {
  const t = useText()
  const { label } = useCodes('101')
  const { langs, post } = written
  const [shown, setShown] = useState(post?.lang ?? langs[0]!)
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
          onChoose={onDevice}
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
