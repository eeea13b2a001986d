import * as z from 'zod'
import { DOCUMENTS, MAX_FILE_BYTES, PICTURES } from '../file.ts'
import { clubCode, file, idx, instant, lang, ofClub, picture, text, version } from '../shape.ts'

export const askedState = /* @__PURE__ */ z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'])
export const postState = /* @__PURE__ */ z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])
export type PostState = z.output<typeof postState>

/** A picture of a post: what it shows in words, and its point that stays in view, in per cent from its left upper corner. */
export const postPicture = /* @__PURE__ */ picture.extend({ alt: z.string(), focusX: z.int(), focusY: z.int() })
export type PostPicture = z.output<typeof postPicture>

export const POST_ROW = {
  idx,
  clubCode,
  lang,
  title: /* @__PURE__ */ z.string(),
  category: /* @__PURE__ */ z.string().nullish(),
  closeAt: /* @__PURE__ */ instant.nullish(),
  views: /* @__PURE__ */ z.int(),
  imageUrl: /* @__PURE__ */ z.string().nullish(),
  /** The image with what a page needs beside it. Not in the specification. */
  picture: /* @__PURE__ */ postPicture.nullish(),
  hasFile: /* @__PURE__ */ z.boolean(),
  createdAt: instant,
  updatedAt: instant,
}

/** Other languages of the same post; visitors are told those that they can read. Not in the specification. */
export const others = /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({ idx, lang }))
/** Another language of this post; omitted, the link stays. */
export const otherIdx = /* @__PURE__ */ idx.optional()
/** A post of the same board whose picture this one shows too; left out where a picture is uploaded. Not in the specification. */
export const pictureOf = /* @__PURE__ */ idx.optional()

/**
 * The post in other languages, saved with it or not at all: they have its status, times, picture and all else that is
 * no word. With its version where the post is there in that language already. Decision 148; not in the specification.
 */
export const inOthers = <const W extends z.ZodRawShape>(words: W) =>
  /* @__PURE__ */ z
    .record(lang, /* @__PURE__ */ z.object({ ...words, version: /* @__PURE__ */ version.optional() }))
    .optional()

/** Replaces `hasFile` in a single post. */
export const WHOLE_POST = {
  contents: /* @__PURE__ */ z.string(),
  files: /* @__PURE__ */ z.array(file),
  prevIdx: /* @__PURE__ */ idx.nullish(),
  nextIdx: /* @__PURE__ */ idx.nullish(),
  others,
}

export const FOR_MANAGERS = {
  state: /* @__PURE__ */ postState.optional(),
  createdBy: /* @__PURE__ */ z.string().nullish(),
  version: /* @__PURE__ */ version.optional(),
  /** In a list, for managers only. Not in the specification. */
  others: /* @__PURE__ */ others.optional(),
}

export const POST_HISTORY = {
  title: 'post.TITLE',
  contents: { heading: 'post.CONTENTS', as: 'html' },
  lang: { heading: 'common.LANGUAGE', as: { code: '101' } },
  state: { heading: 'post.STATE', as: { texts: 'post.STATE_' } },
  openAt: { heading: 'post.OPEN_AT', as: 'instant' },
  closeAt: { heading: 'post.CLOSE_AT', as: 'instant' },
} as const

const CONTENTS_LENGTH = 100_000
export const MOST_FILES = 10

const percent = /* @__PURE__ */ z.int().min(0).max(100).optional()

const alt = /* @__PURE__ */ text(300).optional()

/** Fields of the image; those that are left out stay. Not in the specification. */
export const PICTURE_FIELDS = { alt, focusX: percent, focusY: percent }
export const PICTURE_HISTORY = { alt: 'board.ALT', focusX: 'board.FOCUS_X', focusY: 'board.FOCUS_Y' } as const

/** Numbers of the files to keep; others are deleted. */
const keepFiles = /* @__PURE__ */ z.array(idx).max(MOST_FILES).default([])
const contents = /* @__PURE__ */ text(CONTENTS_LENGTH)

/** Fields of an editor. A published post without openAt opens at once; a scheduled one needs it. */
export const BOARD = {
  title: /* @__PURE__ */ text(200).min(1),
  contents,
  lang,
  category: /* @__PURE__ */ text(20).nullish(),
  state: askedState,
  openAt: /* @__PURE__ */ instant.nullish(),
  closeAt: /* @__PURE__ */ instant.nullish(),
  /** The use of each uploaded file, in order; an attachment by default. */
  fileFor: /* @__PURE__ */ z
    .array(z.enum(['image', 'files']))
    .max(MOST_FILES + 1)
    .optional(),
  /** The language of each uploaded file, in order; that of the post by default. */
  fileIn: /* @__PURE__ */ z
    .array(lang)
    .max(MOST_FILES + 1)
    .optional(),
  otherIdx,
  inOthers: /* @__PURE__ */ inOthers({ title: /* @__PURE__ */ text(200), contents, alt, keepFiles }),
  pictureOf,
  ...PICTURE_FIELDS,
}

export const BOARD_AGAIN = {
  keepFiles,
  remove: /* @__PURE__ */ z
    .array(z.enum(['image']))
    .max(1)
    .optional(),
}

export const POST_FILES = {
  part: 'files',
  most: MOST_FILES + 1,
  maxBytes: MAX_FILE_BYTES,
  accept: [...PICTURES, ...DOCUMENTS],
} as const

export const orderNo = /* @__PURE__ */ z.int().min(0).max(10_000).default(0)
export const saved = /* @__PURE__ */ z.object({ idx, version })
export const deleted = /* @__PURE__ */ z.object({ deleted: z.int() })
/** Input of public lists; `scope` and `state` need the right to read the board. */
export const FOR_ALL = {
  clubCode: ofClub,
  lang: /* @__PURE__ */ lang.optional(),
  scope: /* @__PURE__ */ z.enum(['admin']).optional(),
}
export const someIdx = /* @__PURE__ */ z.array(idx).min(1).max(100)

export const POST_VERSION = {
  version,
  at: instant,
  /** The manager who saved it; nobody where the product did. */
  by: /* @__PURE__ */ z.string().nullish(),
  /** As it was asked for, whatever the clock has made of it since. */
  state: postState,
}
export const postVersion = /* @__PURE__ */ z.object(POST_VERSION)
export type PostVersion = z.output<typeof postVersion>
