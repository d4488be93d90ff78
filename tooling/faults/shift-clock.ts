/* Loaded before the product: it then believes that it is earlier or later, as after a machine's clock has jumped. */
const offset = Number(process.env['SHIFT_CLOCK_SECONDS'] ?? 0) * 1000;
const SystemDate = Date;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [SystemDate.now() + offset], newTarget) as object,
  apply: () => new SystemDate(SystemDate.now() + offset).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => SystemDate.now() + offset : (Reflect.get(target, name, receiver) as unknown),
});
