import * as z from 'zod'
import { DOCUMENTS, MAX_FILE_BYTES, PICTURES } from '../file.ts'
import { clubCode, file, idx, instant, lang, ofClub, text } from '../shape.ts'

// What the boards share. Source: calls, sections 0.5 and 1.6.

/** What an editor may ask for; ARCHIVED is what was taken away. */
export const askedState = /* @__PURE__ */ z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'])
export const postState = /* @__PURE__ */ z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'])
export type PostState = z.output<typeof postState>

/** A post in a list, as visitors and members see it; each board says when it opens. */
export const POST_ROW = {
  idx,
  clubCode,
  lang,
  title: /* @__PURE__ */ z.string(),
  category: /* @__PURE__ */ z.string().nullish(),
  closeAt: /* @__PURE__ */ instant.nullish(),
  views: /* @__PURE__ */ z.int(),
  imageUrl: /* @__PURE__ */ z.string().nullish(),
  hasFile: /* @__PURE__ */ z.boolean(),
  createdAt: instant,
  updatedAt: instant,
}

/** What one post has in place of `hasFile`. */
export const WHOLE_POST = {
  /** Sanitised HTML. */
  contents: /* @__PURE__ */ z.string(),
  files: /* @__PURE__ */ z.array(file),
  prevIdx: /* @__PURE__ */ idx.nullish(),
  nextIdx: /* @__PURE__ */ idx.nullish(),
}

/** What managers learn beside: the state by the club's clock, who wrote it, and how often it was saved. */
export const FOR_MANAGERS = {
  state: /* @__PURE__ */ postState.optional(),
  createdBy: /* @__PURE__ */ z.string().nullish(),
  version: /* @__PURE__ */ z.int().optional(),
}

const CONTENTS_LENGTH = 100_000
/** Files of a post, its picture not counted. */
export const MOST_FILES = 10

/** What an editor fills in. A published post without openAt opens at once; a scheduled one needs it. */
export const BOARD = {
  title: /* @__PURE__ */ text(200).min(1),
  contents: /* @__PURE__ */ text(CONTENTS_LENGTH),
  lang,
  category: /* @__PURE__ */ text(20).nullish(),
  state: askedState,
  openAt: /* @__PURE__ */ instant.nullish(),
  closeAt: /* @__PURE__ */ instant.nullish(),
  /** What the files of the upload are for, in their order; a file for the post unless said otherwise. */
  fileFor: /* @__PURE__ */ z
    .array(z.enum(['image', 'files']))
    .max(MOST_FILES + 1)
    .optional(),
}

/** What an update has besides. */
export const BOARD_AGAIN = {
  /** Numbers of the files that stay; the others go. */
  keepFiles: /* @__PURE__ */ z.array(idx).max(MOST_FILES).default([]),
  /** The picture stays unless another comes or it is named here. */
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

/** Places of posts that managers put in order. */
export const orderNo = /* @__PURE__ */ z.int().min(0).max(10_000).default(0)
/** Counts the saves of a post. */
export const version = /* @__PURE__ */ z.int()
export const saved = /* @__PURE__ */ z.object({ idx, version: z.int() })
export const deleted = /* @__PURE__ */ z.object({ deleted: z.int() })
/** What lists for everybody are asked for with; `scope` and `state` need the right to read the board. */
export const FOR_ALL = {
  clubCode: ofClub,
  lang: /* @__PURE__ */ lang.optional(),
  scope: /* @__PURE__ */ z.enum(['admin']).optional(),
}
/** Numbers of posts that are to be taken away. */
export const someIdx = /* @__PURE__ */ z.array(idx).min(1).max(100)

/** One save of a post. */
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
