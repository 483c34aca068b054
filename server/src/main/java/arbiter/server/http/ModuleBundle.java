package arbiter.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One script made of a module and everything it imports, so that a page on a slow line asks once. Each module becomes a
 * function of its own that returns what it exports, after those it imports. What a module imports only when it calls
 * {@code import()} is a script of its own, which takes from the first what that has. Understood are the forms of import and
 * export that our modules and Lit have; anything else, and a circle of imports, is refused by name.
 */
final class ModuleBundle {

    private static final Pattern IMPORT =
            Pattern.compile("(?m)(?:^|(?<=[;}/]))import(?:\\s*(?:\\{([^}]*)}|\\* as (\\w+))\\s*from\\s*|\\s*)"
                    + "['\"]([^'\"\\n]+)['\"];?");
    private static final Pattern REEXPORT =
            Pattern.compile("(?m)(?:^|(?<=[;}/]))export\\s*(\\*|\\{([^}]*)})\\s*from\\s*['\"]([^'\"\\n]+)['\"];?");
    private static final Pattern LIST = Pattern.compile("(?m)(?:^|(?<=[;}]))export\\s*\\{([^}]*)};?");
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^export ((?:async )?(?:function\\*?|class|const|let)) (\\w+)");
    private static final Pattern LATER = Pattern.compile("\\bimport\\('(\\.[^'\\n]+)'\\)");
    private static final Pattern LEFT = Pattern.compile("(?m)^(?:import\\b(?!\\()|export\\b).*");

    /** Comments that have lines to themselves, but for licenses, and the space before each line: a third of all. */
    private static final Pattern COMMENT =
            Pattern.compile("(?m)^[ \\t]*(?:/\\*\\*(?![\\s*]*@license)[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/[ \\t]*|//.*)$");

    /** Types of what stands beside them, which only the checker reads. */
    private static final Pattern TYPE =
            Pattern.compile("/\\*\\* @(?:type|param|returns)\\b[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/ ?");

    private static final Pattern SPACE = Pattern.compile("(?m)^\\s+");

    /** Stands in an address for what tells versions of the scripts apart. */
    static final String MARK = "@version@";

    private final UnaryOperator<String> source;
    private final BinaryOperator<String> resolve;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> under = new ArrayList<>();
    private final Set<String> later = new LinkedHashSet<>();
    private StringBuilder script = new StringBuilder();

    private ModuleBundle(UnaryOperator<String> source, BinaryOperator<String> resolve) {
        this.source = source;
        this.resolve = resolve;
    }

    /**
     * The scripts for that module and for what it imports later, by the names they go by; {@code resolve} says which module
     * another one means by a name it imports. Where one names another, {@link #MARK} stands for what tells versions apart.
     */
    static Map<String, String> of(String entry, UnaryOperator<String> source, BinaryOperator<String> resolve) {
        ModuleBundle bundle = new ModuleBundle(source, resolve);
        bundle.number(entry);
        Map<String, String> scripts = new LinkedHashMap<>();
        String shared = bundle.shared();
        String first = bundle.script.toString();
        scripts.put(name(entry), bundle.later.isEmpty() ? first : first + "export{" + shared + "};\n");
        for (String module : List.copyOf(bundle.later)) {
            bundle.script = new StringBuilder("import{" + shared + "}from'" + address(entry) + "';\n");
            bundle.numbers.keySet().removeIf(known -> bundle.numbers.get(known) >= shared.split(",").length);
            bundle.number(module);
            scripts.put(name(module), bundle.script.toString());
        }
        return scripts;
    }

    /** The numbers of all modules so far, as names to export and import. */
    private String shared() {
        return numbers.values().stream().map(number -> "$" + number).collect(Collectors.joining(","));
    }

    /** What a script is called: the file of its module without its ending. */
    private static String name(String module) {
        return module.substring(module.lastIndexOf('/') + 1).replaceFirst("\\.js$", "");
    }

    /** Where one script finds the other, in the same folder. */
    private static String address(String module) {
        return "./" + name(module) + "-" + MARK + ".js";
    }

    private int number(String module) {
        Integer known = numbers.get(module);
        if (known != null) {
            return known;
        }
        if (under.contains(module)) {
            throw new IllegalStateException("modules import each other in a circle: " + under + ", " + module);
        }
        under.add(module);
        String text = new Module(module).text();
        under.remove(module);
        int number = numbers.size();
        numbers.put(module, number);
        script.append("const $").append(number).append("=(()=>{").append(text).append("})();\n");
        return number;
    }

    /** A module on its way into the script. */
    private final class Module {

        private final String name;
        private final StringBuilder before = new StringBuilder();
        private final List<String> exported = new ArrayList<>();

        private Module(String name) {
            this.name = name;
        }

        private String text() {
            String text = COMMENT.matcher(source.apply(name)).replaceAll("");
            text = TYPE.matcher(text).replaceAll("");
            text = LATER.matcher(text).replaceAll(this::takeLater);
            text = REEXPORT.matcher(text).replaceAll(this::takeReexport);
            text = IMPORT.matcher(text).replaceAll(this::takeImport);
            text = DECLARATION.matcher(text).replaceAll(this::takeDeclaration);
            text = LIST.matcher(text).replaceAll(this::takeList);
            Matcher left = LEFT.matcher(text);
            if (left.find()) {
                throw new IllegalStateException("module " + name + " says what no bundle knows: " + left.group());
            }
            return before + SPACE.matcher(text + "\nreturn{").replaceAll("") + String.join(",", exported) + "}";
        }

        private String takeImport(MatchResult found) {
            int from = number(resolve.apply(name, found.group(3)));
            if (found.group(2) != null) {
                before.append("const ")
                        .append(found.group(2))
                        .append("=$")
                        .append(from)
                        .append(';');
            } else if (found.group(1) != null) {
                before.append("const{")
                        .append(found.group(1).replaceAll("\\s+as\\s+", ":").replaceAll("\\s+", ""))
                        .append("}=$")
                        .append(from)
                        .append(';');
            }
            return "";
        }

        private String takeLater(MatchResult found) {
            String module = resolve.apply(name, found.group(1));
            later.add(module);
            return Matcher.quoteReplacement("import('" + address(module) + "')");
        }

        private String takeReexport(MatchResult found) {
            String from = "$" + number(resolve.apply(name, found.group(3)));
            if (found.group(2) == null) {
                exported.add("..." + from);
            } else {
                pairs(found.group(2), from + ".");
            }
            return "";
        }

        private String takeDeclaration(MatchResult found) {
            exported.add(found.group(2));
            return Matcher.quoteReplacement(found.group(1) + " " + found.group(2));
        }

        private String takeList(MatchResult found) {
            pairs(found.group(1), "");
            return "";
        }

        private void pairs(String list, String from) {
            for (String one : list.strip().split("\\s*,\\s*")) {
                String[] words = one.split("\\s+as\\s+");
                exported.add(words[words.length - 1] + ":" + from + words[0]);
            }
        }
    }
}
