import { expect, test } from 'vitest'
import { withoutBodies } from '../plugins/leanPackages'
import { asModule, emptied } from '../plugins/leanRelay'

const file = '/node_modules/relay-runtime/lib/store/Anything.js'
const flags = { ENABLE_THIS: true, LIMIT: null }
const rewritten = (code: string) => asModule(code, file, flags).replace(/\s+/g, ' ').trim()

test.each([
  ["var a = require('invariant'); module.exports = a;", 'import a from "invariant"; export default a;'],
  // relay-runtime's index has names, so that what nobody uses of it is left out.
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
])('%s becomes an ES module', (code, module) => {
  expect(rewritten(code).replace(/;\s*/g, '; ')).toBe(module.replace(/;\s*/g, '; '))
})

test.each([
  ['exports.a = 1'],
  ['module.exports = 1; module.exports = 2'],
  ['module.exports = { ...rest }'],
  ['module.exports = RelayFeatureFlags.NEW_ONE'],
])('what is not in the form of Relay’s compiler stops the build: %s', code => {
  expect(() => rewritten(code)).toThrow()
})

test('a part that nothing uses keeps its exports, without code', () => {
  expect(emptied(rewritten('module.exports = { a: a, b: b };'))).toBe('export let a, b;')
  expect(emptied(rewritten('module.exports = a;'))).toBe('export default undefined')
})

test('functions that are never called are emptied, names for developers and unused components let go', () => {
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
