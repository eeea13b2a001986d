import type { RefObject } from 'react'
import type { Values } from './draft'
import { limitsAt, type Shape } from './limits'
import type { Said, Words } from './said'
import type { Readers } from './wire'

export type FormRef = RefObject<HTMLFormElement | null>
export type Faults = Readonly<Record<string, Said | undefined>>
/** What the shape of a field cannot know, such as what another field must be then. Nothing when it is right. */
export type Checks = Readonly<Record<string, ((values: Values) => Said | undefined) | undefined>>

export interface FormOptions {
  /** The input that is sent: it sets the limits. */
  shape: Shape
  /** What is saved; it may change under what is typed. Only what differs from it is sent, and what the call requires. */
  saved?: Values
  /** For something new, what the fields begin with. All of them are sent. */
  initial?: Values
  /** What is saved is replaced as a whole: fields that did not change are sent too. */
  isWhole?: boolean
  /** Where the input has a field that has another name here, such as one of each entry of a list. */
  way?: (field: string) => string
  /** True for a field of what is saved that is sent as nothing when it is empty. */
  mayLeaveOut?: (field: string) => boolean
  words?: Words
  checks?: Checks
  readers?: Readers
  /** The name under which what is typed outlives the page, in this window and for the same person, until it is sent. */
  kept?: string
  /** What is sent is kept on: a later step goes back to it. */
  isKeptOn?: boolean
  secrets?: readonly string[]
  /** Asked when every value is right: false stops. `more` is what `save` was given. */
  before?: (values: Values, more: object) => boolean | Promise<boolean>
  send: (input: Record<string, unknown>, values: Values) => Promise<unknown>
  refresh?: () => Promise<unknown>
  /** What a failure says of fields. */
  faultsIn: (error: unknown, fields: readonly string[]) => Faults | undefined
  /** True when someone else was faster, so that what is saved has to be read again. */
  isOvertaken: (error: unknown) => boolean
  /** What the form does is no longer possible: what was typed stays to be read, and cannot be sent. */
  isOver?: boolean
}

export const limitsIn = ({ shape, way }: FormOptions, field: string) => limitsAt(shape, way?.(field) ?? field)
