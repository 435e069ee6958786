/*
 * Stands in for tslib in the browser's bundle (plugins/browser-bundle): compiled
 * packages of Docusaurus ask for the whole of it, and use this one function.
 */

/**
 * @template T
 * @param {T} module
 */
export function __importDefault(module) {
  return module && /** @type {{__esModule?: boolean}} */ (module).__esModule
    ? module
    : {default: module};
}
