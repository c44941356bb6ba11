import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { type Declaration, parse } from 'postcss';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { findFeature } from './compatibility-data';

const ROOT = resolve(__dirname, '../../..');

/** Only in `npm run dev`. */
const DEV_FILES = ['src/app/dev/**'];

/** Features by their path in the compatibility data, each with the files that use it. */
class Uses extends Map<string, Set<string>> {
  /** Adds the first of `features` that the data has. */
  add(file: string, ...features: string[]): void {
    const feature = findFeature(...features);
    if (feature !== undefined) this.set(feature, (this.get(feature) ?? new Set()).add(file));
  }
}

/**
 * What the app's code calls of the language and the browser. TypeScript knows the type of each object: `at` of an array
 * is told from `at` of a text.
 */
export function featuresOfCode(): Uses {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, ignore: DEV_FILES, absolute: true });
  const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const program = ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options);
  const checker = program.getTypeChecker();
  const uses = new Uses();
  const visit = (node: ts.Node): void => {
    const owner = ts.isIdentifier(node) ? libraryOwnerOf(checker.getSymbolAtLocation(node)) : undefined;
    if (owner !== undefined) uses.add(node.getSourceFile().fileName, ...namesOf(node, owner, checker));
    ts.forEachChild(node, visit);
  };
  for (const file of files) ts.forEachChild(program.getSourceFile(file) as ts.Node, visit);
  return uses;
}

/** Name of the interface that declares a symbol; undefined if TypeScript's own libraries do not declare it. */
function libraryOwnerOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.[0];
  if (!declaration || !/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  // `declare var Response: { json(…): Response }`
  const { parent } = ts.isTypeLiteralNode(declaration.parent) ? declaration.parent : declaration;
  const hasName =
    ts.isInterfaceDeclaration(parent) || ts.isVariableDeclaration(parent) || ts.isModuleDeclaration(parent);
  return hasName ? plainName(parent.name.getText()) : '';
}

function namesOf(node: ts.Node, owner: string, checker: ts.TypeChecker): string[] {
  const { parent } = node;
  const name = node.getText();
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node)
    return [`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`];
  // The data names the members of a mixin at each interface that has them.
  const receiver = plainName(checker.getTypeAtLocation(parent.expression).symbol?.name ?? '');
  return [owner, receiver].flatMap((type) => [
    `api.${type}.${name}`,
    `api.${type}.${name}_static`,
    `javascript.builtins.${type}.${name}`,
  ]);
}

/** `Array` for `ReadonlyArray` and `ArrayConstructor`. */
function plainName(type: string): string {
  return type.replace(/^Readonly|Constructor$/g, '');
}

/**
 * What the style sheets use once lightningcss has rewritten them for the supported browsers. A declaration after another
 * one of the same property has a fallback and is left out.
 */
export function featuresOfStyles(): Uses {
  const targets = browserslistToTargets(browserslist());
  const uses = new Uses();
  for (const file of globSync('src/**/*.css', { cwd: ROOT, ignore: DEV_FILES })) {
    const { code } = transform({ filename: file, code: readFileSync(resolve(ROOT, file)), targets });
    const sheet = parse(Buffer.from(code).toString());
    sheet.walkAtRules(({ name, params }) => {
      uses.add(file, `css.at-rules.${name}`);
      for (const [, feature] of params.matchAll(/\(([a-z-]+)/g))
        uses.add(file, `css.at-rules.${name}.${feature}`);
    });
    sheet.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/:([a-z-]+)/g)) uses.add(file, `css.selectors.${name}`);
    });
    sheet.walkDecls((declaration) => {
      if (!hasFallback(declaration))
        for (const names of namesOfDeclaration(declaration)) uses.add(file, ...names);
    });
  }
  return uses;
}

function hasFallback({ parent, prop }: Declaration): boolean {
  const same = parent?.nodes?.filter(
    (node) => node.type === 'decl' && [prop, `-webkit-${prop}`].includes(node.prop),
  );
  return (same?.length ?? 0) > 1;
}

function namesOfDeclaration({ prop, value, parent }: Declaration): string[][] {
  const words = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]|\()/g)].map(([word]) => [
    `css.properties.${prop}.${word}`,
  ]);
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name]) => [
    `css.types.${name}`,
    `css.types.color.${name}`,
    `css.types.image.${name}`,
  ]);
  const isOwnTree =
    parent?.type === 'rule' &&
    'selector' in parent &&
    /::(?:backdrop|highlight)/.test(String(parent.selector));
  return [
    prop.startsWith('--') ? [] : [`css.properties.${prop}`],
    ...words,
    ...functions,
    /" \/ "/.test(value) ? ['css.properties.content.alt_text'] : [],
    /\d[dls]v[hwbi]/.test(value) ? ['css.types.length.viewport_percentage_units_dynamic'] : [],
    // These two inherit custom properties only since `inherits_from_originating_element` and highlight inheritance.
    isOwnTree && value.includes('var(') ? ['css.selectors.backdrop.inherit_from_originating_element'] : [],
  ];
}
