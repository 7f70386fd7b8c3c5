import { expect, test } from 'vitest'
import { withoutBodies } from '../plugins/leanPackages'
import { asModule, emptied } from '../plugins/leanRelay'

const file = '/node_modules/relay-runtime/lib/store/Anything.js'
const flags = { ENABLE_THIS: true, LIMIT: null }
const rewritten = (code: string) => asModule(code, file, flags).replace(/\s+/g, ' ').trim()

test.each([
  ["var a = require('invariant'); module.exports = a;", 'import a from "invariant"; export default a;'],
  // relay-runtime's index has named exports, so that unused ones are left out.
  [
    "var _r = require('relay-runtime'), getRequest = _r.getRequest; module.exports = { getRequest: getRequest, two: _r.two };",
    'import * as _r from "relay-runtime"; var getRequest = _r.getRequest; var _export1 = _r.two;export { getRequest as getRequest, _export1 as two };',
  ],
  [
    'var _interopRequireDefault = require("b")["default"]; var _c = _interopRequireDefault(require("c")); module.exports = _c;',
    'import _default0 from "c"; var _c = { default: _default0 }; export default _c;',
  ],
  [
    "function f() { return require('late')(RelayFeatureFlags.ENABLE_THIS, _x.RelayFeatureFlags.LIMIT); } module.exports = f;",
    'import _inner0 from "late";function f() { return _inner0(true, null); } export default f;',
  ],
])('turns %s into an ES module', (code, module) => {
  expect(rewritten(code).replace(/;\s*/g, '; ')).toBe(module.replace(/;\s*/g, '; '))
})

test.each([
  ['exports.a = 1'],
  ['module.exports = 1; module.exports = 2'],
  ['module.exports = { ...rest }'],
  ['module.exports = RelayFeatureFlags.NEW_ONE'],
])('stops the build for code of another form than Relay’s compiler writes: %s', code => {
  expect(() => rewritten(code)).toThrow()
})

test('keeps the exports of an unused part, without code', () => {
  expect(emptied(rewritten('module.exports = { a: a, b: b };'))).toBe('export let a, b;')
  expect(emptied(rewritten('module.exports = a;'))).toBe('export default undefined')
})

test('empties functions that are never called, and drops developer names and unused components', () => {
  const code = `function kept() { return 1 }
function gone() { return other() }
var field = async () => other();
var Link = React.forwardRef(draw);
Link.displayName = "Link";
Link.other = 1;
var Boundary = class extends React.Component {};`
  expect(withoutBodies(code, ['gone', 'field'])).toBe(`function kept() { return 1 }
function gone() { throw new Error("left out of the build") }
var field = () => { throw new Error("left out of the build") };
var Link = /* @__PURE__ */ React.forwardRef(draw);

Link.other = 1;
var Boundary = /* @__PURE__ */ (() => class extends React.Component {})();`)
  expect(() => withoutBodies(code, ['Renamed'])).toThrow('there is no Renamed')
})
