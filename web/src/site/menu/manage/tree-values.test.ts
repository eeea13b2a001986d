import { describe, expect, test } from 'vitest'
import { type Branch, dropped, orderOf, stepped } from './tree-values'

interface Node extends Branch<Node> {}
const menu = (code: string, ...children: Node[]): Node => ({ idx: Number(code), code, children })
const TREE = [menu('010000'), menu('020000'), menu('030000', menu('030100'), menu('030200')), menu('040000')]
const shape = (tree: readonly Node[] | undefined): string | undefined =>
  tree?.map(({ code, children }) => code.slice(0, 4) + (children.length > 0 ? `(${shape(children)})` : '')).join(' ')

describe('a step', () => {
  test.each([
    ['040000', 'UP', '0100 0200 0400 0300(0301 0302)'],
    ['020000', 'DOWN', '0100 0300(0301 0302) 0200 0400'],
    ['030200', 'UP', '0100 0200 0300(0302 0301) 0400'],
    ['040000', 'IN', '0100 0200 0300(0301 0302 0400)'],
    ['030100', 'OUT', '0100 0200 0300(0302) 0301 0400'],
    ['010000', 'UP', undefined],
    ['040000', 'DOWN', undefined],
    ['030100', 'UP', undefined],
    ['030100', 'IN', undefined],
    ['020000', 'IN', undefined],
    ['030000', 'IN', undefined],
    ['020000', 'OUT', undefined],
    ['990000', 'UP', undefined],
  ] as const)('%s %s', (code, step, after) => {
    expect(shape(stepped(TREE, code, step))).toBe(after)
  })
})

describe('dropped in front of', () => {
  test.each([
    ['040000', '020000', '0100 0400 0200 0300(0301 0302)'],
    ['020000', '030200', '0100 0300(0301 0200 0302) 0400'],
    ['030100', '020000', '0100 0301 0200 0300(0302) 0400'],
    ['030200', '030100', '0100 0200 0300(0302 0301) 0400'],
    ['030000', '030100', undefined],
    ['010000', '030100', undefined],
    ['020000', '020000', undefined],
  ])('%s before %s', (code, before, after) => {
    expect(shape(dropped(TREE, code, before))).toBe(after)
  })
})

test('the places of all menus, level by level', () => {
  expect(orderOf(TREE.slice(2))).toEqual([
    { idx: 30000, parentCode: null, orderNo: 10 },
    { idx: 30100, parentCode: '030000', orderNo: 10 },
    { idx: 30200, parentCode: '030000', orderNo: 20 },
    { idx: 40000, parentCode: null, orderNo: 20 },
  ])
})
