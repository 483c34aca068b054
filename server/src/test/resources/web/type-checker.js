/**
 * TypeScript's checker over files in memory, run in the browser of the tests. `settings` is the text of jsconfig.json,
 * `imports` the import map of the pages, `files` every text by its path: modules below /web/, declarations of
 * libraries below /lib/, those of the language below /typescript/.
 */
window.typeChecker = (settings, imports, files) => {
  const {options} = ts.convertCompilerOptionsFromJson(JSON.parse(settings).compilerOptions, '/');
  const paths = Object.entries(imports).map(([name, path]) =>
    name.endsWith('/') ? [`${name}*`, [`${path}*`]] : [name, [path]],
  );
  Object.assign(options, {allowJs: true, noEmit: true, paths: Object.fromEntries(paths)});

  const parsed = new Map();
  const host = {
    fileExists: (path) => path in files,
    readFile: (path) => files[path],
    getSourceFile: (path, how) => {
      const known = parsed.get(path);
      if (known?.text === files[path]) return known;
      const file = path in files ? ts.createSourceFile(path, files[path], how, true) : undefined;
      parsed.set(path, file);
      return file;
    },
    getDefaultLibLocation: () => '/typescript',
    getDefaultLibFileName: () => '/typescript/lib.d.ts',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => {},
  };

  const line = (file, at, message) => {
    const where = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(at).line + 1}: ` : '';
    return where + ts.flattenDiagnosticMessageText(message, ' ');
  };

  let program;
  const own = () => program.getSourceFiles().filter(({fileName}) => fileName.startsWith('/web/'));

  return {
    /** What is wrong with the modules, or with those of these names. */
    faults(...names) {
      const roots = Object.keys(files).filter((path) => path.startsWith('/web/'));
      program = ts.createProgram(roots, options, host, program);
      const checked = own().filter(({fileName}) => names.length === 0 || names.includes(fileName));
      const found = checked.flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]);
      return [...program.getOptionsDiagnostics(), ...found].map(({file, start, messageText}) =>
        line(file, start, messageText),
      );
    },

    /** Exported functions that do not say what they give, or what one of their parameters is. */
    untold() {
      const isExported = (node) => node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
      return own().flatMap((file) =>
        file.statements
          .filter((node) => ts.isFunctionDeclaration(node) && isExported(node))
          .filter((node) => !ts.getJSDocReturnType(node) || !node.parameters.every((one) => ts.getJSDocType(one)))
          .map((node) => line(file, node.getStart(), `${node.name.text} lacks @param or @returns`)),
      );
    },

    /** Adds a module, or changes one. */
    put(path, text) {
      files[path] = text;
    },
  };
};
