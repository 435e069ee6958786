import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import {ESBUILD_TARGETS} from '../../lib/browsers';
import {LATE_ID} from '../../lib/early';
import {Markup, markup} from '../../lib/markup';

/**
 * Bundles an inline script.
 *
 * @param file under src/
 * @param define values of the names that the script declares
 */
export function bundleInline(file: string, define: Readonly<Record<string, string>> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../..', file)],
    define,
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ESBUILD_TARGETS,
    logLevel: 'silent',
  });
  // 5 % smaller than by esbuild, which leaves constants of other modules as variables.
  return minifySync(outputFiles[0]!.text, {compress: true, mangle: true}).code;
}

let loader: string | undefined;

/** Wraps script tags so that a page loads them after its first paint, in one round trip. */
export function deferScripts(tags: Markup): Markup {
  loader ??= bundleInline('features/until-hydration/index.ts');
  return markup`<template id="${LATE_ID}">${tags}</template><script>${new Markup(loader)}</script>`;
}
