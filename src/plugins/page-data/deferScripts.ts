import {LATE_ID} from '../../lib/early';
import {Markup, markup} from '../../lib/markup';
import {bundleInline} from './bundleInline';

let loader: string | undefined;

/** Wraps script tags so that a page loads them after its first paint, in one round trip. */
export function deferScripts(tags: Markup): Markup {
  loader ??= bundleInline('features/until-hydration/index.ts');
  return markup`<template id="${LATE_ID}">${tags}</template><script>${new Markup(loader)}</script>`;
}
