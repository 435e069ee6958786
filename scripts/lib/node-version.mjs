/*
 * Imported by the commands before anything else, so it is written in the
 * JavaScript that Node 12 already understands: an old Node must reach the
 * sentence below, not a syntax error.
 */

/** The oldest Node that the project's packages run on: major and minor version. */
export const MINIMUM_NODE = /** @type {const} */ ([20, 19]);

/**
 * What to tell the user of an old Node, or null when the version will do.
 *
 * @param {string} version as in `process.versions.node`: `18.20.4`
 * @returns {string | null}
 */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  const isNew = major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
  if (isNew) return null;
  return (
    'This project needs Node ' +
    MINIMUM_NODE.join('.') +
    ' or newer and this is Node ' +
    version +
    ': install it from https://nodejs.org (or "nvm install ' +
    MINIMUM_NODE[0] +
    '") and run the command again.'
  );
}

/**
 * Ends the process with one sentence when Node is too old.
 *
 * @returns {void}
 */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== null) {
    console.error('✖ ' + problem);
    process.exit(1);
  }
}
