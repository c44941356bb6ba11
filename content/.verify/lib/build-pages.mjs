// Compiles the files of a plugin that pages show in full, against the product's assemblies. They are one plugin's, told on
// many pages, so they are compiled together: once for all samples of a run.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from './execute.mjs';

const CONTENT = join(import.meta.dirname, '../..');
const BLOCK = /^```csharp\b[^\n]*\brun=build\b[^\n]*\n([\s\S]*?)\n```$/gm;
const TYPE =
  /^namespace\s+([\w.]+)|^\s*(?:public |internal |static |sealed |abstract )*(?:class|interface|enum|record|struct)\s+(\w+)/gm;

const PROJECT = (
  home,
) => `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework>
<OutputType>Library</OutputType><NuGetAudit>false</NuGetAudit><TreatWarningsAsErrors>false</TreatWarningsAsErrors></PropertyGroup>
<ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" />
<Reference Include="${home}/SSCMS*.dll;${['Datory', 'Deps', 'Newtonsoft.Json', 'Dapper'].map((name) => `${home}/${name}.dll`).join(';')}" /></ItemGroup></Project>`;

/** Full names of the types that a file defines. */
function typesOf(code) {
  let space = '';
  return [...code.matchAll(TYPE)].flatMap(([, namespace, type]) => {
    space = namespace ?? space;
    return type === undefined ? [] : [`${space}.${type}`];
  });
}

async function readFiles() {
  const names = (await readdir(CONTENT, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(CONTENT, name), 'utf8')));
  return [
    ...new Set(
      texts.flatMap((text) => [...text.replace(/\r\n/g, '\n').matchAll(BLOCK)].map(([, code]) => code)),
    ),
  ];
}

/** The file with all others that define none of its types again, nor of each other's. */
function filesWith(code, all) {
  const taken = new Set(typesOf(code));
  const others = all.filter((other) => {
    const types = typesOf(other);
    if (other === code || types.some((type) => taken.has(type))) return false;
    for (const type of types) taken.add(type);
    return true;
  });
  return [code, ...others].sort();
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The compiler's errors in a file; undefined when there are none. */
export async function errorsOf(code, home, variables) {
  const files = filesWith(code, await readFiles());
  const folder = join(tmpdir(), 'sscms-sample-build');
  const known = join(folder, `${hashOf([PROJECT(home), ...files].join('\0'))}.txt`);
  const log = await readFile(known, 'utf8').catch(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'pages.csproj'), PROJECT(home));
    for (const file of files) await writeFile(join(folder, `${hashOf(file)}.cs`), file);
    const options = ['build', '-nologo', '-v', 'q', '-clp:NoSummary'];
    const { status, output } = await collect('dotnet', options, {
      cwd: folder,
      env: { ...process.env, ...variables },
    });
    const errors = output.split('\n').filter((line) => / error /.test(line));
    const text = status === 0 || errors.length > 0 ? errors.join('\n') : output;
    await writeFile(known, text);
    return text;
  });
  const own = log
    .split('\n')
    .filter((line) => line.includes(`${hashOf(code)}.cs`) || (line && !line.includes('.cs(')));
  return own.length > 0
    ? own.map((line) => line.replace(/^.*?\.cs/, '').replace(/ \[.*/, '')).join('\n')
    : undefined;
}
