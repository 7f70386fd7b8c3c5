// Preloaded into a server of a test: its clock starts at CLOCK_STARTS_AT, an ISO date and time, and runs on from there.
const SystemDate = globalThis.Date
const systemNow = SystemDate.now
const aheadMs = SystemDate.parse(process.env.CLOCK_STARTS_AT ?? '') - systemNow()
if (Number.isNaN(aheadMs)) throw new Error('CLOCK_STARTS_AT is not a date and time')

SystemDate.now = () => systemNow() + aheadMs
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [SystemDate.now()] : given, newTarget),
  apply: target => String(new target(SystemDate.now())),
})
