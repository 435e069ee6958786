import {EARLY_PRESS, PRESSABLE} from '../../lib/earlyPress';

/** The id of the `<template>` that holds the scripts until then. */
export const LATE_ID = 'late';

/** How long they wait at most, in ms: for a picture or a font that does not come. */
const LONGEST_WAIT = 3000;

/** Says that somebody wants to use the page now. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];

/** Where what is below the first screen is laid out after it. */
const PHONE = '(width <= 700px)';

/** On the document's element until the lower parts of the page are laid out (src/css/base.css). */
export const UNPAINTED = 'data-unpainted';

/**
 * Runs in the HTML. The application's scripts stand in a `<template>`, all of them, where
 * browsers leave them alone; it puts them into the document, to run in their order, when
 * the first screen is painted with its pictures and fonts, or at the visitor's first sign.
 * So they don't share a slow line with what can be read. Which button was pressed before
 * they had come, it keeps for them (src/lib/earlyPress.ts).
 *
 * Phones lay out what is far below the first screen when the scripts have run, one part
 * in a frame: all of it at once, before anything is painted, takes a slow processor too
 * long. At a sign, all that is left at once: who scrolls needs the true heights. So does
 * a browser that looks for an anchor, or for the place where somebody was: there, nothing
 * waits.
 */
const LOADER = `(function(){
var late=document.getElementById('${LATE_ID}'),signs=${JSON.stringify(SIGNS)},root=document.documentElement;
document.currentScript.remove();
document.onclick=function(event){window.${EARLY_PRESS}=event.target.closest('${PRESSABLE}')};
var waits=matchMedia('${PHONE}').matches&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate';
root.toggleAttribute('${UNPAINTED}',waits);
function layOutAll(){root.removeAttribute('${UNPAINTED}')}
function layOut(parts){
var part=root.hasAttribute('${UNPAINTED}')&&parts.shift();
if(!part)return layOutAll();
part.style.contentVisibility='visible';
requestAnimationFrame(function(){layOut(parts)})
}
function start(){
if(!late)return;
var all=late.content,last=all.lastChild;
signs.forEach(function(sign){removeEventListener(sign,start,true)});
all.querySelectorAll('script').forEach(function(script){script.async=false});
late.replaceWith(all);
late=null;
if(waits)last.onload=last.onerror=function(){layOut(Array.from(document.querySelectorAll('main section,footer')))}
}
signs.forEach(function(sign){
addEventListener(sign,start,{capture:true,passive:true});
if(waits)addEventListener(sign,layOutAll,{capture:true,passive:true,once:true})
});
var loaded=new Promise(function(done){addEventListener('load',done)});
var painted=new Promise(function(done){new PerformanceObserver(function(list){list.getEntriesByName('first-contentful-paint')[0]&&done()}).observe({type:'paint',buffered:true})});
Promise.all([loaded,painted]).then(start);
setTimeout(start,${LONGEST_WAIT})
})()`.replaceAll('\n', '');

/** The HTML of scripts that a page loads after its first paint, in one round trip. */
export function comeLate(tags: string): string {
  return `<template id="${LATE_ID}">${tags}</template><script>${LOADER}</script>`;
}
