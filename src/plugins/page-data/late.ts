/** The id of the `<template>` that holds scripts and fonts until then. */
export const LATE_ID = 'late';

/** How long they wait at most, in ms: for a picture that does not come. */
const LONGEST_WAIT = 3000;

/** The fonts of every page, as CSS writes them (css/fonts.css). */
const FONTS = ['680 1em "Bricolage Grotesque"', '1em "Atkinson Hyperlegible Next"'];

/** Says that somebody wants to use the page now. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * Runs in the HTML. The application's scripts and the preloads of the fonts stand in a
 * `<template>`, where browsers leave them alone; it puts them into the document, the
 * scripts to run in their order, when the first screen is painted with its pictures, or
 * at the visitor's first sign. So they don't share a slow line with what can be read.
 * Until the fonts are there the style sheet names their stand-ins (`data-fonts`,
 * css/tokens.css), so that lines are set anew once; but not where they have come with
 * another page already: they would only flicker.
 */
const LOADER = `(function(){
var late=document.getElementById('${LATE_ID}'),signs=${JSON.stringify(SIGNS)},entry=performance.getEntriesByType('navigation')[0];
document.currentScript.remove();
function useFonts(){document.documentElement.removeAttribute('data-fonts')}
function start(){
if(!late)return;
var all=late.content;
signs.forEach(function(sign){removeEventListener(sign,start,true)});
all.querySelectorAll('script').forEach(function(script){script.async=false});
late.replaceWith(all);
late=null;
Promise.all(${JSON.stringify(FONTS)}.map(function(font){return document.fonts.load(font)})).then(useFonts,useFonts)
}
if(document.referrer.startsWith(location.origin+'/')||entry&&entry.type!='navigate')useFonts();
signs.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
var loaded=new Promise(function(done){addEventListener('load',done)});
var painted=new Promise(function(done){new PerformanceObserver(function(list){list.getEntriesByName('first-contentful-paint')[0]&&done()}).observe({type:'paint',buffered:true})});
Promise.all([loaded,painted]).then(start);
setTimeout(start,${LONGEST_WAIT})
})()`.replaceAll('\n', '');

/** The tags that preload fonts (theme/SiteMetadata). */
const FONT_PRELOADS = /<link\b[^>]*\brel="?preload\b[^>]*\bas="?font\b[^>]*>/g;

/**
 * Lets a page's scripts and fonts come after its first paint, all in one round trip.
 *
 * @param scripts finds their tags, which stand one after the other
 * @param more tags of scripts that run before those
 */
export function comeLate(html: string, scripts: RegExp, more: string): string {
  const fonts = html.match(FONT_PRELOADS) ?? [];
  return html
    .replaceAll(FONT_PRELOADS, '')
    .replace(/<html\b/, '<html data-fonts="late"')
    .replace(
      scripts,
      (found) =>
        `<template id="${LATE_ID}">${fonts.join('')}${more}${found}</template><script>${LOADER}</script>`,
    );
}
