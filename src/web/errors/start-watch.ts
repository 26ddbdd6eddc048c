import { SESSION } from '#domain/consent/storage-names.ts';
import { CHUNK_FAILURE } from '#domain/errors/chunk.ts';

/**
 * Does for the scripts of a document what `chunk-reload.ts` does for later ones: nothing of the app runs when one of
 * them is lost. Loads the document anew once per chunk where the server answers; else the page stays, reads as the
 * server drew it, and says what does not work (`data-scripts`). Runs inline in the head.
 */
export const START_WATCH_SCRIPT = `addEventListener("error",e=>{const t=e.target,m=e.message||(t.type==="module"&&!t.src?"Importing a module script failed":"");if(!${CHUNK_FAILURE}.test(m))return;const k="${SESSION.chunkReload}"+(/https?:[^\\s"'?#]+/.exec(m)||[location.pathname])[0],s=()=>{document.documentElement.dataset.scripts="lost"};if(!navigator.onLine)return s();fetch("/healthz",{cache:"no-store"}).then(()=>{if(sessionStorage.getItem(k)!==null)return s();sessionStorage.setItem(k,new Date().toISOString());location.reload()}).catch(s)},true)`;
