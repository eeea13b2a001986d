import { createHash } from 'node:crypto'
import type { Call } from '@clubhouse/contract/call'
import { escapeHtml } from '../platform/escape-html.ts'

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8884;vertical-align:top}
code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}h2{margin-top:2.5rem;text-transform:capitalize}`

export function referencePage(calls: { name: string; call: Call }[]): { html: string; policy: string } {
  const byNoun = Map.groupBy(calls, ({ name }) => name.split('.')[0]!)
  const sections = [...byNoun].map(
    ([noun, ofNoun]) =>
      `<h2 id="${noun}">${noun}</h2><table><thead><tr><th>Call</th><th>What it does</th><th>Who</th><th>Refused with</th></tr></thead><tbody>${ofNoun
        .map(
          ({ call }) =>
            `<tr><td><code>${call.method} ${escapeHtml(call.path)}</code></td><td>${escapeHtml(call.summary)}</td><td>${call.access.who}</td><td>${call.fails.map(({ code }) => code).join(', ')}</td></tr>`,
        )
        .join('')}</tbody></table>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Clubhouse calls</title><style>${STYLE}</style></head><body><h1>Clubhouse calls</h1><p>All paths are under <code>/hp/api</code>. Every answer is <code>{ result, data, fail }</code>. The whole description: <a href="openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}
