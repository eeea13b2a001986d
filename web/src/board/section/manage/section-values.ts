import type { EditedSection, Section } from '@clubhouse/contract/board/section'
import { areRowsRight, type Languages, rowsIn, shownRows } from '@clubhouse/contract/board/section-rows'
import type { TextKey } from '../../../language/text-key'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'
import { readRows, writeRows } from './use-rows'

/** The key of the saved picture. */
export const PICTURE = 'picture'
const BY_LANG = ['heading', 'body', 'alt', 'caption'] as const
const WORDS = {
  ...{ heading: 'section.TITLE', body: 'post.CONTENTS', alt: 'section.PICTURE', caption: 'section.CAPTION' },
} as const

export const namesIn = (langs: readonly string[]): Record<string, TextKey> => ({
  ...{ page: 'section.PAGE', kind: 'section.KIND', rows: 'section.ROWS', link: 'post.LINK' },
  ...{ picture: 'section.PICTURE', files: 'section.FILES', focusX: 'board.FOCUS_X', focusY: 'board.FOCUS_Y' },
  ...Object.fromEntries(BY_LANG.flatMap((field) => langs.map((lang) => [`${field}.${lang}`, WORDS[field]]))),
})

/** @param section left out for a new one */
export function beginning(section: EditedSection | undefined, langs: readonly string[]): Values {
  const { page = 'club', kind = 'TEXT', rows = [], link, orderNo = 0, focusX = 50, focusY = 50 } = section ?? {}
  const texts = BY_LANG.flatMap((field) => langs.map((lang) => [`${field}.${lang}`, section?.[field]?.[lang] ?? '']))
  return {
    ...{
      page,
      kind,
      rows: writeRows(rows),
      link: link ?? '',
      orderNo: `${orderNo}`,
      focusX: `${focusX}`,
      focusY: `${focusY}`,
    },
    ...Object.fromEntries(texts),
    picture: section?.imageUrl ? [PICTURE] : [],
    files: section?.files.map(({ fileIdx }) => `${fileIdx}`) ?? [],
  }
}

const textsIn = (typed: Values, field: string, langs: readonly string[]) =>
  Object.fromEntries(langs.map((lang) => [lang, String(typed[`${field}.${lang}`] ?? '')]))

const filesIn = (value: unknown) => (value as unknown[]).filter((one): one is File => one instanceof File)
const keysIn = (value: unknown) => (value as unknown[]).filter((one): one is string => typeof one === 'string')

/** What the input has beside the fields that bind by name. @param had whether the section has a picture */
export function inputOf(typed: Values, langs: readonly string[], had: boolean) {
  return {
    ...Object.fromEntries(BY_LANG.map((field) => [field, textsIn(typed, field, langs)])),
    rows: readRows(String(typed.rows)),
    fileFor: [...filesIn(typed.picture).map(() => 'image'), ...filesIn(typed.files).map(() => 'files')],
    keepFiles: keysIn(typed.files).map(Number),
    remove: had && (typed.picture as unknown[]).length === 0 ? ['image'] : [],
  }
}

export const filesOf = (typed: Values): File[] => [...filesIn(typed.picture), ...filesIn(typed.files)]

export function checksIn({ langs, lang: own }: Languages): Checks {
  const isSeen = ({ state }: Values) => state !== 'DRAFT'
  const hasPicture = ({ picture }: Values) => (picture as unknown[]).length > 0
  const texts = Object.fromEntries(
    langs.flatMap((lang) => [
      [
        `heading.${lang}`,
        (typed: Values) => (isSeen(typed) && !typed[`heading.${lang}`] ? 'section.HEADING_MISSING' : undefined),
      ],
      [
        `alt.${lang}`,
        (typed: Values) =>
          isSeen(typed) && hasPicture(typed) && !typed[`alt.${lang}`] ? 'section.ALT_MISSING' : undefined,
      ],
    ]),
  ) as Checks
  const rows = ({ kind, rows }: Values) =>
    areRowsRight(kind as Section['kind'], readRows(String(rows)), { langs, lang: own })
      ? undefined
      : 'section.ROWS_WRONG'
  return { ...texts, rows }
}

/** Addresses of the photos of a section, by file. */
export const photosOf = (section: EditedSection | undefined): Map<number, string> =>
  new Map(section?.photos.map(({ fileIdx, url }) => [fileIdx, url]))

interface Reader {
  lang: string
  /** The club's own language. */
  own: string
  /** Addresses of photos by file. */
  photos: ReadonlyMap<number, string>
}

/** What is typed, as visitors of a language will see it. */
export function previewOf(typed: Values, { lang, own, photos }: Reader, saved: EditedSection | undefined): Section {
  const kind = typed.kind as Section['kind']
  const rows = rowsIn(lang, own, readRows(String(typed.rows)))
  const pictureOf = (fileIdx: number) => {
    const url = photos.get(fileIdx)
    return url === undefined ? undefined : { url }
  }
  return {
    idx: saved?.idx ?? 1,
    kind,
    heading: String(typed[`heading.${lang}`]),
    body: String(typed[`body.${lang}`]),
    alt: String(typed[`alt.${lang}`]),
    caption: String(typed[`caption.${lang}`]),
    ...shownRows(kind, rows, pictureOf),
    link: String(typed.link) || null,
    image: (typed.picture as unknown[]).includes(PICTURE) && saved?.imageUrl ? { url: saved.imageUrl } : null,
    focusX: Number(typed.focusX) || 0,
    focusY: Number(typed.focusY) || 0,
    files: saved?.files ?? [],
  }
}
