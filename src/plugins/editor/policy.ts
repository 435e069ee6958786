import type {Environment} from '../../lib/environment';

/** What the editor asks of each git host. */
const hosts = {
  github: {
    api: ['https://api.github.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {api: ['https://gitlab.com'], pictures: ['https://gitlab.com']},
} as const satisfies Record<Environment['EDITOR_BACKEND'], unknown>;

/**
 * The content security policy of the editor: Sveltia CMS adds style elements. It connects to the
 * chosen git host only, and to none while it opens the folder on the disk.
 *
 * @param inHeader `frame-ancestors` only applies in a header (CSP 3, section 6.4.2)
 */
export function editorPolicy(
  {EDITOR_REPO, EDITOR_BACKEND}: Environment,
  {inHeader}: {inHeader: boolean},
): string {
  const {api, pictures} = EDITOR_REPO ? hosts[EDITOR_BACKEND] : {api: [], pictures: []};
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['font-src', "'self'"],
    ['img-src', "'self'", 'blob:', 'data:', ...pictures],
    ['media-src', "'self'", 'blob:'],
    ['manifest-src', "'self'", 'blob:'],
    ['connect-src', "'self'", 'blob:', 'data:', ...api],
    ['worker-src', "'self'", 'blob:'],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ...(inHeader ? [['frame-ancestors', "'none'"]] : []),
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Headers of the editor's folder, instead of the site's. */
export const editorHeaders = (setting: Environment) =>
  [
    ['Content-Security-Policy', editorPolicy(setting, {inHeader: true})],
    // Signing in opens the git host's window, which answers to this one.
    ['Cross-Origin-Opener-Policy', 'unsafe-none'],
    ['Cross-Origin-Embedder-Policy', 'unsafe-none'],
    ['X-Robots-Tag', 'noindex'],
  ] as const;
