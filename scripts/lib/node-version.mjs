/*
 * Imported by the commands before anything else, so it is written in the
 * JavaScript that Node 12 already understands: an old Node must reach the
 * sentence below, not a syntax error.
 */

/** The oldest major version of Node that Docusaurus 3.10 runs on. */
export const MINIMUM_NODE_MAJOR = 20;

/**
 * What to tell the user of an old Node, or null when the version will do.
 *
 * @param {string} version as in `process.versions.node`: `18.20.4`
 * @returns {string | null}
 */
export function nodeVersionProblem(version) {
  const major = Number(version.split('.')[0]);
  if (major >= MINIMUM_NODE_MAJOR) return null;
  return (
    'This project needs Node ' +
    MINIMUM_NODE_MAJOR +
    ' or newer and this is Node ' +
    version +
    ': install it from https://nodejs.org (or "nvm install ' +
    MINIMUM_NODE_MAJOR +
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
