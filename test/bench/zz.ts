import { measureBuild } from './measure-build';
const [source, out, cache] = process.argv.slice(2);
console.log(JSON.stringify(await measureBuild([process.execPath, 'tools/run.mjs','build','--lenient','--keep-days','0','--quiet','--source',source!,'--out',out!], process.cwd(), { DOCS_CACHE: process.cwd()+"/node_modules/.cache/"+cache! })));
