package arbiter.games.narrative;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.testkit.CharactersPageContract;
import arbiter.testkit.FilesPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class CharactersPageTest extends CharactersPageContract {

    CharactersPageTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String exampleName() {
        return "nell-varga.yaml";
    }

    @Override
    protected Map<String, String> mistakes() {
        return Map.of(
                "stealth: 2", "stealth: 3",
                "{toughened: 1, grit: 1}", "{toughened: 1, grit: 3}");
    }

    @Override
    protected List<String> keys() {
        List<String> keys = new ArrayList<>(List.of("kind"));
        keys.addAll(FilesPage.keys(Build.class));
        return keys;
    }

    @Override
    protected Map<String, Class<?>> records() {
        return Map.of("characteristics", Characteristics.class);
    }

    @Override
    protected Map<String, List<String>> words() {
        return Map.of("experience", List.of(Integer.toString(Build.PLAIN), Integer.toString(Build.SEASONED)));
    }
}
