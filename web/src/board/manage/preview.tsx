import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Picture } from '@clubhouse/contract/shape'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { InLanguage } from '../../language/in-language'
import { useClub, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import type { Values } from '../../ui/form/draft'
import { useForms } from '../../ui/form/form'
import { Segmented } from '../../ui/form/segmented'
import { useObjectUrl } from '../../ui/form/use-picture'
import type { Article } from './article'
import styles from './post.module.css'
import { PreviewFrame } from './preview-frame'

interface Props<P> {
  calls: Pick<BoardCalls, 'one'>
  /** What is saved; undefined for a new post. */
  post: P | undefined
  /** The post itself, or the one in another language that a new one begins from. */
  other: P | undefined
  lang: string
  Shown: (props: { post: P }) => ReactNode
}

/** The post of the form around as visitors will see it: as it is typed, in each language, on a computer and on a phone. */
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

function OpenPreview<P extends Article>({ calls, post, other, lang, Shown }: Props<P>) {
  const t = useText()
  const { langs } = useClub()
  const { label } = useCodes('101')
  const [shown, setShown] = useState(lang)
  const [device, setDevice] = useState<string>('COMPUTER')
  const typed = useTyped(post, other, lang)
  const there = [...(other?.others ?? []), ...(other && !post ? [other] : [])].find((one) => one.lang === shown)
  const read = useCall(
    calls.one as BoardCalls['one'],
    { idx: there?.idx ?? 1 },
    { toasts: 'all', enabled: shown !== lang && !!there },
  )
  const translated = shown !== lang && there ? (read.data as P | undefined) : undefined
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
      {shown !== lang && !there && <p className={base.quiet}>{t('board.NOT_TRANSLATED', { lang: label(shown) })}</p>}
      <PreviewFrame title={t('board.PREVIEW')} lang={shown} isPhone={device === 'PHONE'}>
        <InLanguage lang={shown}>
          <Shown post={translated ?? (typed as P)} />
        </InLanguage>
      </PreviewFrame>
    </>
  )
}

/** The post with what is typed over what is saved. */
function useTyped(post: Article | undefined, other: Article | undefined, lang: string) {
  const values = Object.assign({}, ...useForms().map((form) => form.values))
  const [picture] = values.image as readonly (string | File)[]
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  const there = new Set((values.files as readonly unknown[]).filter((one) => typeof one === 'string'))
  return {
    ...NEW,
    ...post,
    ...values,
    lang,
    picture: shownPicture(values, picture instanceof File ? chosen && { url: chosen } : picture && other?.picture),
    files: (post?.files ?? []).filter(({ fileIdx }) => there.has(String(fileIdx))),
  }
}

/** With what is typed of it. */
const shownPicture = ({ alt, focusX, focusY }: Values, picture: Picture | string | null | undefined) =>
  typeof picture === 'object' && picture
    ? { ...picture, alt: String(alt), focusX: Number(focusX), focusY: Number(focusY) }
    : undefined

const NEW = { idx: 0, files: [], others: [], prevIdx: null, nextIdx: null, openAt: null }
