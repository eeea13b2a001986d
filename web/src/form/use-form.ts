import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { CallFail } from '../api/call-fail'
import { type AskOptions, ask } from '../api/transport'
import { currentSession } from '../session/session-store'
import type { Values } from '../ui/form/draft'
import type { FormOptions } from '../ui/form/form-options'
import { keepFor } from '../ui/form/kept-draft'
import type { Shape } from '../ui/form/limits'
import type { Said } from '../ui/form/said'
import { type FormModel, useForm as useFormOver } from '../ui/form/use-form'

keepFor(() => currentSession()?.id)

/** A refusal that is about fields: what it says of which. */
export type Blames = (fail: CallFail) => Record<string, Said | undefined> | undefined

export interface CallOptions<C extends Call> extends Omit<FormOptions, 'shape' | 'send' | 'faultsIn' | 'isOvertaken'> {
  /** What is sent. It sets the limits of the fields that have the names of its input. */
  call: C
  /** In place of the call's own input, when the fields are those of several calls. */
  shape?: Shape
  given?: Partial<InputOf<C>>
  /** What the call takes that does not follow from the fields, out of the values of all. */
  input?: (values: Values, fields: Record<string, unknown>) => Partial<InputOf<C>>
  /** The files that go with it. */
  files?: (values: Values) => File[]
  /** Takes what the call answered. */
  answered?: (data: DataOf<C>, input: InputOf<C>, values: Values) => unknown
  /** Runs before the form shows a failure. */
  failed?: (fail: CallFail, input: InputOf<C>) => unknown
  /** Reads again what someone else has changed, before the form says so. */
  reread?: () => unknown
  /** Asks about a refusal; what it returns is sent along with the same again. */
  again?: (refusal: CallFail) => Promise<object | undefined>
  toasts?: AskOptions['toasts']
  /** In place of the call, for what is not one call; the input has all that is given. */
  send?: (input: InputOf<C>, values: Values) => Promise<unknown>
  blames?: Blames
}

/** A form over a call: `useForm({ call: change, saved, given: { version }, refresh })`. */
export function useForm<C extends Call>(options: CallOptions<C>): FormModel {
  const { call, shape = call.input, given, input: made, files, answered, failed, again, toasts } = options
  const { send, blames, reread } = options
  return useFormOver({
    ...options,
    shape,
    // What a field lacks is refused before, and once more by the server.
    send: async (fields, values) => {
      const input = { ...given, ...fields, ...made?.(values, fields) } as InputOf<C>
      if (send) return send(input, values)
      const sent = (more?: object) => ask(call, { ...input, ...more }, { files: files?.(values), toasts })
      const data = await sent().catch(async (error: unknown) => {
        if (!(error instanceof CallFail)) throw error
        await failed?.(error, input)
        if (isOvertaken(error) || error.code === 'WRONG_STATE') await reread?.()
        const more = await again?.(error)
        if (!more) throw error
        return sent(more)
      })
      await answered?.(data, input, values)
    },
    faultsIn: (error, fields) => (error instanceof CallFail ? (blames?.(error) ?? faultOf(error, fields)) : undefined),
    isOvertaken,
  })
}

/** True when someone else saved first. */
export const isOvertaken = (error: unknown): boolean => error instanceof CallFail && error.code === 'CHANGED_MEANWHILE'

/** The field that the server found wrong: `settings.taxMail`, or the last step of its way. */
function faultOf({ status, msgDetail }: CallFail, fields: readonly string[]): Record<string, Said> | undefined {
  if (status !== 400 || !msgDetail) return undefined
  const field = [msgDetail, msgDetail.split('.').at(-1)!].find((name) => fields.includes(name))
  return field ? { [field]: 'form.WRONG' } : undefined
}
