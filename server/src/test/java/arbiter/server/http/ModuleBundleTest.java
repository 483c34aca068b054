package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules put together into one script; that the pages' own ones work is seen in every test with a browser. */
class ModuleBundleTest {

    @Test
    void each_module_comes_once_and_after_what_it_imports() {
        String script = bundle(Map.of(
                "page.js",
                "import {one, two as other} from './part.js';\nimport './side.js';\nshow(one, other);\n",
                "part.js",
                "/** A comment. */\nexport const one = 1;\nexport function two() {}\n",
                "side.js",
                "import {one} from './part.js';\nkeep(one);\n"));

        assertThat(script).isEqualTo("""
                const $0=(()=>{const one = 1;
                function two() {}
                return{one,two}})();
                const $1=(()=>{const{one}=$0;keep(one);
                return{}})();
                const $2=(()=>{const{one,two:other}=$0;show(one, other);
                return{}})();
                """);
    }

    @Test
    void libraries_pass_on_what_others_export() {
        String script = bundle(Map.of(
                "page.js",
                "import{a as t}from\"./lib.js\";\nimport * as lib from './lib.js';\nexport*from\"./lib.js\";use(t);",
                "lib.js",
                "const n=1;export{n as a};export{b as c}from\"./deep.js\";",
                "deep.js",
                "export const b = 2;"));

        assertThat(script).contains("return{c:$0.b,a:n}", "const{a:t}=$1;", "const lib=$1;", "return{...$1}");
    }

    @Test
    void circles_and_what_is_not_understood_are_refused_by_name() {
        assertThatThrownBy(() -> bundle(Map.of("page.js", "import './other.js';", "other.js", "import './page.js';")))
                .hasMessageContaining("circle")
                .hasMessageContaining("other.js");
        assertThatThrownBy(() -> bundle(Map.of("page.js", "export default 3;")))
                .hasMessageContaining("page.js")
                .hasMessageContaining("export default");
    }

    @Test
    void comments_go_and_code_beside_them_stays() {
        String script =
                bundle(Map.of("page.js", "/** why */\n/** @type {A} */ (x).focus();\n/** later\n * so */\ny();\n"));

        assertThat(script).contains("(x).focus();\ny();").doesNotContain("why", "later", "@type");
    }

    @Test
    void what_is_imported_later_is_a_script_of_its_own_that_shares_what_is_there() {
        Map<String, String> scripts = bundles(Map.of(
                "page.js",
                "import {one} from './part.js';\nshow(one).then(() => import('./more.js'));\n",
                "part.js",
                "export const one = 1;\n",
                "more.js",
                "import {one} from './part.js';\nimport {two} from './extra.js';\nkeep(one, two);\n",
                "extra.js",
                "export const two = 2;\n"));

        assertThat(scripts).containsOnlyKeys("page", "more");
        assertThat(scripts.get("page"))
                .contains("import('./more-@version@.js')")
                .endsWith("export{$0,$1};\n")
                .doesNotContain("two");
        assertThat(scripts.get("more")).isEqualTo("""
                import{$0,$1}from'./page-@version@.js';
                const $2=(()=>{const two = 2;
                return{two}})();
                const $3=(()=>{const{one}=$0;const{two}=$2;keep(one, two);
                return{}})();
                """);
    }

    private static String bundle(Map<String, String> modules) {
        return bundles(modules).get("page");
    }

    private static Map<String, String> bundles(Map<String, String> modules) {
        return ModuleBundle.of("page.js", modules::get, (module, name) -> name.substring(2));
    }
}
