import { isDeepStrictEqual } from 'node:util'
import { everyCall } from '@clubhouse/contract'
import type { Access } from '@clubhouse/contract/access'
import { type Call, isInPath } from '@clubhouse/contract/call'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { DESK_COOKIE } from '../platform/context.ts'
import type { Platform } from '../platform/platform.ts'
import { referencePage } from './reference-page.ts'
import { API, JSON_TYPE } from './serve.ts'
import { type SharedBytes, sendShared, sharedBytes } from './shared-bytes.ts'

const HTML_TYPE = 'text/html; charset=utf-8'

type Json = Record<string, unknown>

/** Decision 007. */
export function openApi(app: FastifyInstance, { config }: Platform): void {
  // Built on the first request, to keep the start fast.
  let document: SharedBytes | undefined
  let page: { policy: string; bytes: SharedBytes } | undefined
  app.get(`${API}/openapi.json`, (request, reply) => {
    document ??= sharedBytes(JSON.stringify(describeApi(config.publicUrl)))
    return sendShared(document, JSON_TYPE, request, reply)
  })
  app.get(`${API}/docs`, (request, reply) => {
    page ??= bytesOf(referencePage(everyCall()))
    return sendShared(page.bytes, HTML_TYPE, request, reply.header('content-security-policy', page.policy))
  })
}

const bytesOf = ({ html, policy }: ReturnType<typeof referencePage>) => ({ policy, bytes: sharedBytes(html) })

export function describeApi(publicUrl?: string): Json {
  const paths: Record<string, Json> = {}
  const schemas: Json = { Fail: FAIL, Refused: envelope(false) }
  for (const { name, call } of everyCall()) {
    const path = (call.atRoot ? '' : API) + call.path
    paths[path] ??= {}
    paths[path][call.method.toLowerCase()] = operation(name, call, schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clubhouse',
      version: '1',
      description: 'Every answer is { result, data, fail }.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        deskDevice: { type: 'apiKey', in: 'cookie', name: DESK_COOKIE },
      },
      schemas,
    },
  }
}

const COMPONENTS = '#/components/schemas/'
const DEFINITIONS = '#/$defs/'

const FAIL = {
  type: 'object',
  required: ['code', 'msgCode'],
  properties: {
    code: { type: 'string' },
    msgCode: { type: 'string' },
    msgVar: { type: 'object' },
    msgDetail: { type: 'string' },
    msg: { type: 'string' },
  },
}

function operation(name: string, call: Call, schemas: Json): Json {
  const shape = schemaOf(call.input, 'input', schemas) as { properties?: Record<string, Json>; required?: string[] }
  const wire = Object.fromEntries(Object.entries(call.pathNames).map(([onWire, field]) => [field, onWire]))
  const inHeader = Object.fromEntries(Object.entries(call.headers).map(([header, field]) => [field, header]))
  const fields = Object.entries(shape.properties ?? {})
  const outside = fields.filter(([field]) => isInPath(call, field) || call.method === 'GET')
  const parameters: Json[] = outside.map(([field, schema]) => {
    const location = isInPath(call, field) ? 'path' : inHeader[field] ? 'header' : 'query'
    return {
      name: wire[field] ?? inHeader[field] ?? field,
      in: location,
      required: location === 'path' || (shape.required ?? []).includes(field),
      schema,
    }
  })
  if (call.idempotent)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', format: 'uuid' },
    })
  const body = fields.filter(([field]) => !isInPath(call, field) && call.method !== 'GET')
  const needed = (shape.required ?? []).filter((field) => body.some(([name]) => name === field))
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description: describeAccess(call.access, (field) => wire[field] ?? field),
    security: securityOf(call.access),
    parameters,
    ...((body.length > 0 || call.files) && {
      requestBody: { required: needed.length > 0, content: bodyOf(call, Object.fromEntries(body), needed) },
    }),
    responses: responses(call, schemas),
  }
}

/** JSON, or for an upload the part `data` and the files. */
function bodyOf({ files }: Call, properties: Json, required: string[]): Json {
  const schema = { type: 'object', properties, required }
  if (!files) return { 'application/json': { schema } }
  const file = { type: 'string', contentMediaType: files.accept.join(', ') }
  const parts = {
    data: schema,
    [files.part]: files.part === 'files' ? { type: 'array', items: file, maxItems: files.most } : file,
  }
  return { 'multipart/form-data': { schema: { type: 'object', properties: parts, required: ['data'] } } }
}

function responses(call: Call, schemas: Json): Json {
  const data = schemaOf(call.data, 'output', schemas)
  const codes = call.fails.map(({ code }) => code)
  const refused = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: `${COMPONENTS}Refused` } } },
  })
  const ok =
    call.kind === 'download'
      ? { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string' } } } }
      : call.kind === 'stream'
        ? { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
        : {
            description: codes.length > 0 ? `The data, or a refusal: ${codes.join(', ')}` : 'The data',
            content: {
              'application/json': {
                schema:
                  call.kind === 'plain' ? data : { oneOf: [envelope(true, data), { $ref: `${COMPONENTS}Refused` }] },
              },
            },
          }
  return {
    ...(call.kind === 'redirect' ? { 303: { description: 'The page to go on with' } } : { 200: ok }),
    ...((call.cache || call.kind === 'download') && { 304: { description: 'Not changed' } }),
    400: refused('Malformed input; msgDetail names the field'),
    401: refused('No session, or it ended (463)'),
    403: refused('Right missing'),
    404: refused('No such record'),
    413: refused('Body too large'),
    414: refused('Address too long'),
    415: refused('Media type not accepted'),
    429: refused('Too many requests; see Retry-After'),
    431: refused('Header fields too large'),
    500: refused('Fault of ours'),
    503: refused('Not ready; see Retry-After'),
  }
}

function envelope(result: boolean, data?: Json): Json {
  return {
    type: 'object',
    required: result ? ['result', 'data'] : ['result', 'fail'],
    properties: { result: { const: result }, ...(result ? { data } : { fail: { $ref: `${COMPONENTS}Fail` } }) },
  }
}

/** @param named the name of an input field on the wire */
function securityOf({ who }: Access): object[] {
  if (who === 'deskDevice') return [{ deskDevice: [] }]
  return who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }]
}

function describeAccess(access: Access, named: (field: string) => string): string {
  if (access.who === 'manager') return access.menu ? describeRight(access, named) : 'Any manager.'
  if (access.who === 'member') return access.own ? `The member named in ${named(access.own)}.` : 'Members.'
  if (access.who === 'signedIn') return 'Members and managers.'
  if (access.who === 'deskDevice') return 'A paired device of the desk, known by its cookie; no person.'
  return 'own' in access ? `The member named in ${named(access.own)}, and anyone with 0 in it.` : 'Anyone.'
}

function describeRight(
  { menu, right, newWithout, orSelf, apart }: Extract<Access, { who: 'manager' }>,
  named: (field: string) => string,
): string {
  const isNew = newWithout ? ` (C without ${newWithout})` : ''
  const self = orSelf ? `, and the manager named in ${named(orSelf)}` : ''
  const other = apart ? ` Alone, ${apart.field} needs ${right} on menu ${apart.menu} instead.` : ''
  return `Managers with ${right}${isNew} on menu ${menu}${self}.${other}`
}

/** @param schemas collects the shapes that have an id, which every recursive shape needs */
function schemaOf(shape: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  // zod names a recursive shape by its id only where it is a field, not at the root.
  const { properties, $defs } = z.toJSONSchema(z.object({ shape }), {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = z.globalRegistry.get(zodSchema) as { type?: string; format?: string } | undefined
      if (meta?.format !== 'date-time') return
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key]
      Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  }) as Json as { properties: { shape: Json }; $defs?: Record<string, Json> }
  for (const [id, { id: _, ...definition }] of Object.entries($defs ?? {})) {
    const named = withComponents(definition)
    if (id.startsWith('__') || !isDeepStrictEqual(schemas[id] ?? named, named))
      throw new Error(`The shape ${id} needs an id of its own: ${JSON.stringify(definition)}`)
    schemas[id] = named
  }
  return withComponents(properties.shape)
}

function withComponents(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? value.replace(DEFINITIONS, COMPONENTS) : value,
  )
}
